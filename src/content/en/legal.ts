/** Words that both legal pages share. */
export default {
  contents: "Contents",
  inShort: "In short",
  version: (version: string) => `Version ${version}`,
  validFrom: (date: string) => `In force from ${date}`,
};
