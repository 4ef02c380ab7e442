/** Flags for child processes that run for seconds: code is optimized later than in a server, as in `bin.ts`. */
export const SHORT_RUN_FLAGS = process.versions.node.startsWith("20.") ? ["--interrupt-budget=1000000"] : [];
