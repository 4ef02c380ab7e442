export function Screen() {
  return <main id="main" />;
}
