/** The frame around every page of the office, and what all pages say in the same words. */
export const shell = {
  title: "Office",
  /** Of the window, so that a glance at the browser's tabs says how many inquiries wait. */
  windowTitle: (page: string, waiting: number) => (waiting > 0 ? `(${waiting}) ${page}` : page),
  noScripts: "The office needs JavaScript.",
  skip: "Skip to content",
  navigation: "Office",
  places: {
    home: "Home",
    inquiries: "Inquiries",
    products: "Products",
    brands: "Brands",
    categories: "Categories",
    searchWords: "Search words",
    import: "Import",
    company: "Company",
    staff: "Staff",
    record: "Record",
    me: "Me",
    more: "More",
  },
  waiting: (count: number) => `${count} waiting`,
  hereNow: "Here now",
  find: "Find or do anything",
  signOut: "Sign out",
  cancel: "Cancel",
  close: "Close",
  filters: "Filters",
  save: "Save",
  undo: "Undo",
  back: "Back",
  loading: "Loading …",
  failed: { title: "This could not be loaded.", text: "The server did not answer.", again: "Try again" },
  notHere: { title: "This is not here yet.", text: "It loads by itself when there is a connection again." },
  notDone: "This could not be done: the server did not answer. Try again.",
  notSaved: "This could not be saved. The server did not answer. Your text is kept here.",
  offline: {
    since: (time: string) => `No connection since ${time}.`,
    tried: (time: string) => `Tried at ${time}: still none.`,
    tryNow: "Try now",
    waiting: (count: number) =>
      count === 0
        ? "What you type is kept here."
        : `${count === 1 ? "1 change waits" : `${count} changes wait`} here and ${count === 1 ? "goes" : "go"} out by ${count === 1 ? "itself" : "themselves"}.`,
  },
  notYours: {
    title: "This is not yours to see.",
    text: "Your role does not have it. An owner can change that.",
  },
  notFound: {
    title: "There is nothing here.",
    text: "It may have been removed, or the address is not whole.",
  },
  updated: {
    text: "The office was updated. Load it when you are ready; nothing typed is lost.",
    action: "Load it",
  },
  signInAgain: {
    title: (name: string) => `Sign in again, ${name}.`,
    text: "Your session has ended. What you typed is kept and goes on where it was.",
  },
  confirm: {
    title: "Your password once more",
    text: "This asks for it when it was last given more than ten minutes ago.",
    action: "Go on",
  },
};
