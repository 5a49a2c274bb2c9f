import type { ReplyTemplate } from "../../../domain/inquiry/reply-template.ts";

/** What the fields of the templates are called; any other name is for whoever writes to fill in. */
export const replyFields = {
  firstName: "first name",
  company: "company",
  product: "product",
  articleNumber: "article number",
  askedFor: "asked for",
  lines: "lines",
  reference: "reference",
  sender: "sender",
  officePhone: "office phone",
};

/**
 * Replies that are begun with. Braces are fields; a reply is sent only when none is open. The sender's name and the company
 * follow by themselves.
 */
export const replyTemplates: readonly ReplyTemplate[] = [
  {
    key: "quotation",
    name: "Quotation",
    subject: "Your quotation for {asked for}",
    body: `Dear {first name},

thank you for asking about {asked for}.

Our price is {price} BHD, delivered within {delivery time}. It holds until {valid until}.

Tell us if you want to order, or if anything should be different.

Kind regards`,
    movesTo: "quoted",
  },
  {
    key: "quotation-of-list",
    name: "Quotation of a list",
    subject: "Your quotation for {asked for}",
    body: `Dear {first name},

thank you for your list. Our prices in BHD, for the quantities that you asked for:

{lines}

Delivered within {delivery time}. These prices hold until {valid until}.

Tell us if you want to order, or if anything should be different.

Kind regards`,
    movesTo: "quoted",
    isOfLines: true,
  },
  {
    key: "question",
    name: "A question first",
    subject: "Your inquiry about {asked for}",
    body: `Dear {first name},

thank you for asking about {asked for}. To offer you what fits, we need to know one thing first:

{question}

Kind regards`,
    movesTo: null,
  },
  {
    key: "visit",
    name: "A visit or demonstration",
    subject: "A demonstration of {asked for}",
    body: `Dear {first name},

thank you for asking about {asked for}. We would like to show it to you where it is going to work: does {day and time} suit you?

Kind regards`,
    movesTo: null,
  },
];
