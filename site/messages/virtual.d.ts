declare module "virtual:messages" {
  export const messages: import("./en.ts").Messages;
}
