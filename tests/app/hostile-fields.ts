import type * as v from "valibot";
import { DEFAULT_COMPANY } from "../../src/content/company.ts";
import { changeableFacts } from "../../src/domain/company/company-changes.ts";
import type { contactSchema, submissionSchema } from "../../src/domain/inquiry/inquiry.ts";
import type { QuoteLine } from "../../src/domain/quote/quote-lines.ts";
import type { quoteSchema } from "../../src/domain/quote/quote.ts";
import type * as reply from "../../src/domain/inquiry/reply.ts";
import type { searchWordSchema } from "../../src/domain/office/search-words.ts";
import type { firstOwnerSchema, invitationSchema } from "../../src/domain/office/staff.ts";
import { PLANTED } from "../support/markup.ts";
import { sampleQuoteForm } from "../support/sample-quote.ts";

/** Ways out of text, attributes, comments, titles and scripts. A catalogue file's reader takes none of these for HTML. */
const WAYS_OUT = [
  `"'><${PLANTED}>`,
  `</title></textarea><${PLANTED}>`,
  "<!--",
  '\\u003c\\"${x}{{x}}',
  "\u202e\u2066",
  `</script <${PLANTED} onclick=x()//`,
  "<svg/onload=x()//",
  "<img src=x onerror=x()//",
];
/** What the reader of catalogue files would make plain text of, but forms and staff's words keep. */
const OF_FORMS = [`</script><${PLANTED}>`, `</style><${PLANTED}>`, `&lt;${PLANTED}&gt;`, "javascript:x()"];

/** The mark of each hostile text by which it is found again, by the name of its field. */
export const marks = new Map<string, string>();

/** A text of at most so many characters that tries all ways out that there is room for. */
function hostile(field: string, most: number, more: readonly string[] = []): string {
  const mark = `q${marks.size + 100}q`;
  marks.set(field, mark);
  return [...more, ...WAYS_OUT].reduce(
    (text, way) => (text.length + way.length <= most ? text + way : text),
    mark,
  );
}
const typed = (field: string, most: number) => hostile(field, most, OF_FORMS);

const PICTURE = (field: string) => {
  const mark = `q${marks.size + 100}q`;
  marks.set(field, mark);
  return `https://pictures.example/${mark}.jpg?x='onerror=x()&amp;y=javascript:x()`;
};
export const FILE = `a"'><${PLANTED}> onload=x().pdf`;

// One row a column: a new column has none, and the test fails.
const brandName = hostile("brand.name", 120);
export const BRAND = {
  name: brandName,
  "display name": hostile("brand.display name", 120),
  description: hostile("brand.description", 2000),
  website: PICTURE("brand.website"),
  logo: PICTURE("brand.logo"),
  active: "yes",
  key: "",
};
const categoryName = hostile("category.name", 120);
export const CATEGORY = {
  name: categoryName,
  parent: "",
  description: hostile("category.description", 2000),
  banner: PICTURE("category.banner"),
  key: "",
};
export const BELOW = {
  name: hostile("subcategory.name", 120),
  parent: categoryName,
  description: hostile("subcategory.description", 2000),
  banner: "",
  key: "",
};
const partnerArticle = hostile("partner.article number", 60);
export const PRODUCT = {
  "article number": hostile("product.article number", 60),
  name: hostile("product.name", 200),
  brand: brandName,
  category: categoryName,
  subcategory: BELOW.name,
  description: hostile("product.description", 4000),
  features: `${hostile("product.feature", 290)}\nQuiet`,
  specifications: `${hostile("product.label", 60)}: ${hostile("product.value", 200)}\nWidth: 50 cm`,
  image: PICTURE("product.image"),
  "image text": hostile("product.image text", 250),
  "more images": `${PICTURE("product.picture")} | ${hostile("product.picture's text", 200)}`,
  documents: `manual | en | ${hostile("product.revision", 40)} | 2026-03 | ${FILE}`,
  "product page": PICTURE("product.product page"),
  fits: partnerArticle,
  successor: "",
  price: "12.50",
  active: "yes",
};
export const PARTNER = {
  name: "Partner",
  brand: brandName,
  category: categoryName,
  "article number": partnerArticle,
};
export const SYNONYM = {
  word: hostile("synonym.word", 80),
  means: hostile("synonym.means", 80),
  active: "yes",
};
export const COMPANY = {
  ...changeableFacts(DEFAULT_COMPANY),
  name: typed("company.name", 80),
  shortName: typed("company.shortName", 20),
  arabicName: typed("company.arabicName", 40),
  address: typed("company.address", 120),
  city: typed("company.city", 60),
  email: "o'x&lt=x-x&x=y@company.example",
  facebook: `https://facebook.example/${typed("company.facebook", 150).replaceAll(/\s/g, "")}`,
  linkedin: `https://linkedin.example/${typed("company.linkedin", 150).replaceAll(/\s/g, "")}`,
  x: `https://x.example/${typed("company.x", 150).replaceAll(/\s/g, "")}`,
  otherDays: [{ from: "2027-01-03", to: "2027-01-04", name: typed("company.other day", 60), open: [] }],
};

// What isn't a table of columns is held by types: a new field of a schema is missing here.
type Fields<Schema extends v.GenericSchema> = Record<keyof v.InferInput<Schema>, unknown>;
export const EMAIL = "o'neil+x=<x-x>@visitor.example".replaceAll(/[<>]/g, "");
export const CONTACT = {
  firstName: typed("contact.firstName", 80),
  lastName: typed("contact.lastName", 80),
  email: EMAIL,
  phone: typed("contact.phone", 40),
  company: typed("contact.company", 120),
  category: typed("contact.category", 120),
  message: typed("contact.message", 5000),
} satisfies Fields<typeof contactSchema>;
export const SUBMISSION = {
  source: `/products/x?${typed("submission.source", 200)}`,
  website: "",
  elapsed: 5000,
} satisfies Fields<typeof submissionSchema>;
export const LINES = [
  {
    product: typed("line.product", 60),
    text: typed("line.text", 150),
    quantity: 2,
    note: typed("line.note", 150),
  },
] satisfies Required<QuoteLine>[];
export const QUOTE = {
  ...sampleQuoteForm,
  firstName: typed("quote.firstName", 80),
  lastName: typed("quote.lastName", 80),
  phone: typed("quote.phone", 40),
  company: typed("quote.company", 120),
  requirements: typed("quote.requirements", 5000),
} satisfies Fields<typeof quoteSchema>;
export const NOTE = { text: typed("note.text", 5000) } satisfies Fields<typeof reply.noteSchema>;
export const ANSWER = { text: typed("answer.text", 5000) } satisfies Fields<typeof reply.answerSchema>;
export const CALL = {
  by: "call",
  result: "no-answer",
  note: typed("call.note", 500),
} satisfies Fields<typeof reply.contactSchema>;
export const REPLY = {
  version: 0,
  recipient: EMAIL,
  subject: typed("reply.subject", 200).replaceAll(/[{}]/g, ""),
  body: typed("reply.body", 5000).replaceAll(/[{}]/g, ""),
  movesTo: null,
} satisfies Fields<typeof reply.replySchema>;
export const DESK = "sales@company.example";
export const OWNER_NAME = typed("staff.name", 80);
export const INVITATION = {
  email: "new@office.example",
  name: typed("invitation.name", 80),
  role: "sales",
} satisfies Fields<typeof invitationSchema>;
export const FIRST_OWNER = {
  token: "not-the-token-of-this-office",
  password: "correct horse battery",
  name: typed("first owner.name", 80),
  email: "first@office.example",
} satisfies Fields<typeof firstOwnerSchema>;
export const SEARCH = typed("search", 100);

export const SEARCH_WORD = {
  word: hostile("search word.word", 13),
  means: typed("search word.means", 80),
} satisfies Fields<typeof searchWordSchema>;

/** Fields that no visitor is shown: what they mean is told by other words, or nobody but staff reads them. */
export const NOT_PUBLIC = ["synonym.word", "synonym.means", "product.product page", "brand.website"];

/** Addresses that run code, in the spellings that browsers take. */
export const RUNNING = [
  "javascript:x()",
  "JaVaScRiPt:x()",
  " javascript:x()",
  "data:text/html,<x-x>",
  "//evil.example/x",
];
export const ADDRESS_COLUMNS = ["image", "product page", "more images"];
