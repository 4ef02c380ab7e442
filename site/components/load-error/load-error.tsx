import {messages} from "../../messages/messages.ts";
import {Icon} from "../icon/icon.tsx";

interface Props {
  text?: string;
  onRetry: () => void;
}

/** Says that something could not be loaded, and offers another try. */
export function LoadError({text = messages.page.failed, onRetry}: Props) {
  return (
    <div className="fail" role="alert">
      <Icon name="alert" />
      <div>
        <p>{text}</p>
        <small>{messages.page.failedHint}</small>
        <button className="btn" type="button" onClick={onRetry}>
          {messages.page.retry}
        </button>
      </div>
    </div>
  );
}
