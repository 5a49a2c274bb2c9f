/** A mail as it is handed to the mail server, known by this id. */
export const composedMail = (id: string) => ({
  from: "website@company.example",
  to: { name: "", address: "layla@visitor.example" },
  replyTo: null,
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  messageId: `<${id}@company.example>`,
});
