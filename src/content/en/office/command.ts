import { counted } from "./counted.ts";

/** The command bar, which finds inquiries, products and places and does what can be done with what is open. */
export const command = {
  label: "Find or do anything",
  placeholder: "Name, company, article number, phone, reference",
  groups: { open: "Do here", inquiries: "Inquiries", products: "Products", do: "Do", go: "Go" },
  showInquiries: (typed: string) => `Show all inquiries with “${typed}”`,
  showProducts: (typed: string) => `Products that match “${typed}”`,
  makeProduct: "New product",
  shortcuts: "Shortcuts",
  signOut: "Sign out",
  searching: "Searching …",
  found: (count: number) => (count === 0 ? "Nothing found" : `${counted(count, "line", "lines")} found`),
  none: (typed: string) => `No inquiry and no product has “${typed}”.`,
  failed: "The search failed: the server did not answer.",
  again: "Search again",
  offline: (time: string) =>
    `No connection since ${time}. Nothing can be searched; what stands here still works.`,
  choose: "choose",
  open: "open",
  newTab: "new tab",
  hint: "phones and references work, too",
};

/** Everything that can be done with a key or from the command bar, as the list of keys shows it. */
export const shortcuts = {
  title: "Shortcuts",
  on: "Keys without Ctrl work outside fields. Those that type a character can be switched off under",
  off: "Keys that type a character are switched off. They are switched on under",
  groups: {
    everywhere: {
      title: "Everywhere",
      commands: {
        find: "Find or do anything",
        shortcuts: "This list",
        home: "Home",
        inquiries: "Inquiries",
        products: "Products",
        undo: "Undo the last change",
        close: "Close, clear",
      },
    },
    list: {
      title: "List of inquiries",
      commands: {
        next: "Down",
        previous: "Up",
        open: "Open",
        peek: "Peek",
        choose: "Choose",
        chooseDown: "Choose downwards",
        take: "Take it",
        give: "Give to …",
        move: "Move to …",
        filter: "Filter",
      },
    },
    inquiry: {
      title: "One inquiry",
      commands: {
        back: "Back in the list",
        next: "Next one",
        previous: "The one before",
        reply: "Reply",
        note: "Note",
        answer: "Paste their answer",
        template: "Template",
        preview: "Preview or facts",
        send: "Send",
        inProgress: "Move to In progress",
        quoted: "Move to Quoted",
        won: "Move to Won",
        lost: "Move to Lost",
        spam: "Move to Spam",
        pending: "Move to Pending",
        take: "Take it",
        give: "Give to …",
        call: "Call",
        whatsapp: "WhatsApp",
        sendAgain: "Send again what was not delivered",
      },
    },
    products: {
      title: "List of products",
      commands: {
        next: "Down",
        previous: "Up",
        open: "Open",
        filter: "Filter",
        make: "New product",
      },
    },
    editing: {
      title: "Product, brand, company",
      commands: {
        keep: "Keep the draft",
        publish: "Publish",
        moveUp: "Move a row up",
        moveDown: "Move a row down",
        paste: "Paste pictures",
        history: "History",
        withdraw: "Withdraw …",
        putBack: "Put it back on the site",
        discard: "Discard the changes",
      },
    },
  },
};
