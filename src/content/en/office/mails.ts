/** The mails to staff. Names are typed by people; the mail's layout takes out what can't be seen. */
export const mails = {
  invitation: {
    subject: (company: string) => `Your place in the office of ${company}`,
    text: (by: string) => `${by} invited you to the office. Choose a password to come in.`,
    action: "Choose a password",
    note: "The link works once, for seven days.",
  },
  reset: {
    subject: (company: string) => `A new password for the office of ${company}`,
    text: () => "A new password was asked for with your e-mail address.",
    action: "Choose a new password",
    note: "The link works once, for an hour. If it was not you, do nothing: the old password stays.",
  },
};
