import {useEffect, useState} from "react";
import {AppContext, type AppValue, useApp, useRoute} from "./app-context.ts";
import {Announcer} from "./components/announcer/announcer.tsx";
import {Banner} from "./components/banner/banner.tsx";
import {DrawerGate} from "./components/drawer/drawer-gate.tsx";
import {EARLY_EVENT} from "./components/drawer/early.ts";
import {Footer} from "./components/footer/footer.tsx";
import {OfflineNote} from "./components/offline-note/offline-note.tsx";
import {SearchGate} from "./components/search-dialog/search-gate.tsx";
import {Slot} from "./components/slot/slot.tsx";
import {TopBar} from "./components/top-bar/top-bar.tsx";
import {UpdatePrompt} from "./components/update-prompt/update-prompt.tsx";
import {messages} from "./messages/messages.ts";
import {useAfterNavigation} from "./routes/use-after-navigation.ts";
import {DocumentationPage} from "./screens/documentation-page/documentation-page.tsx";
import {screenOf} from "./screens/registry.ts";

/** Renders the page layout around the screen of the current route. */
export function App(value: AppValue) {
  return (
    <AppContext value={value}>
      <Frame />
    </AppContext>
  );
}

function Frame() {
  const [menu, setMenu] = useState(false);
  const [search, setSearch] = useState(false);
  useAfterNavigation();
  useEffect(() => {
    const page = document.documentElement.dataset;
    // Handles gestures that the shared script recorded before this code was loaded.
    const answerEarly = (): void => {
      if (page.early === "menu") setMenu(true);
      delete page.early;
    };
    page.alive = "true";
    answerEarly();
    addEventListener(EARLY_EVENT, answerEarly);
    return () => removeEventListener(EARLY_EVENT, answerEarly);
  }, []);
  const {dev} = useApp();
  return (
    <>
      <a className="skip" href="#dx-main">
        {messages.skip}
      </a>
      <Banner />
      <Slot name="banner" />
      <TopBar onMenu={() => setMenu(true)} onSearch={() => setSearch(true)} />
      <CurrentScreen />
      <Footer />
      <DrawerGate open={menu} setOpen={setMenu} />
      <SearchGate open={search} setOpen={setSearch} />
      <Announcer />
      <OfflineNote />
      {!dev && <UpdatePrompt />}
    </>
  );
}

function CurrentScreen() {
  const {view} = useRoute();
  if (view.kind === "page") return <DocumentationPage page={view.page} section={view.section} />;
  const Screen = screenOf(view.kind);
  return Screen ? <Screen {...view} /> : <main id="dx-main" />;
}
