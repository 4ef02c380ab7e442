declare module "virtual:messages" {
  export const messages: import("#schemas/settings/interface-texts.ts").InterfaceTexts;
}

declare module "virtual:diagrams" {
  /** URL of the diagram library, relative to the files of the client. */
  export const library: string;
}
