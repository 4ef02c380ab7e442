declare module "virtual:messages" {
  export const messages: import("./en.ts").Messages;
}

declare module "virtual:diagrams" {
  /** URL of the diagram library, relative to the files of the client. */
  export const library: string;
}
