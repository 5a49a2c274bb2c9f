/** Signing in, and the ways to a password. One sentence for every failure, whoever asks. */
export const signIn = {
  title: "Sign in",
  email: "E-mail",
  password: "Password",
  action: "Sign in",
  forgotten: "Forgotten your password?",
  code: {
    title: "The code",
    text: "Six digits from your authenticator, or one of your recovery codes.",
    label: "Code",
    action: "Go on",
    other: "Sign in as somebody else",
  },
  link: {
    title: "A new password",
    text: "We send a link to your e-mail address, if it belongs to somebody in the office.",
    action: "Send the link",
    sent: "If this address belongs to somebody in the office, a link is on its way. It works for an hour.",
    back: "Back to sign in",
  },
  set: {
    invitation: "Choose a password",
    reset: "Choose a new password",
    firstOwner: "The first owner",
    firstOwnerText: "You are the first here. Others come by your invitation.",
    name: "Your name",
    password: "New password",
    hint: "At least 12 characters. A few words are easier than signs.",
    action: "Set the password",
    done: "Your password is set. Sign in with it.",
    noToken: "This link is not whole. Copy it from the mail once more.",
  },
};
