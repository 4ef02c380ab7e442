/** Calls a function in which `process.exit` throws, so that a build can't end early as if it had succeeded. */
export function withoutExit<T>(run: () => T): T {
  const {exit} = process;
  process.exit = () => {
    throw new Error("it called `process.exit`");
  };
  try {
    return run();
  } finally {
    process.exit = exit;
  }
}
