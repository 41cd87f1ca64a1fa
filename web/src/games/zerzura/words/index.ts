/** What the board says, in every language. */
export const words = {
  en: async () => (await import("./en.ftl?raw")).default,
  fr: async () => (await import("./fr.ftl?raw")).default,
};
