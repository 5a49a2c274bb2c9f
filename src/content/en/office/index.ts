import { backup } from "./backup.ts";
import { company } from "./company.ts";
import { command, shortcuts } from "./command.ts";
import { documents } from "./documents.ts";
import { fieldErrors } from "./field-errors.ts";
import { groups } from "./groups.ts";
import { home } from "./home.ts";
import { imports } from "./imports.ts";
import { inbox } from "./inbox.ts";
import { inquiry } from "./inquiry.ts";
import { mails } from "./mails.ts";
import { pictures } from "./pictures.ts";
import { product } from "./product.ts";
import { products } from "./products.ts";
import { record } from "./record.ts";
import { replyFields, replyTemplates } from "./reply-templates.ts";
import { searchWords } from "./search-words.ts";
import { shell } from "./shell.ts";
import { signIn } from "./sign-in.ts";
import { staff } from "./staff.ts";

/** The texts of the office, a part an area. */
export default {
  backup,
  company,
  documents,
  fieldErrors,
  groups,
  home,
  command,
  shortcuts,
  imports,
  inbox,
  inquiry,
  mails,
  pictures,
  product,
  products,
  record,
  replyFields,
  replyTemplates,
  searchWords,
  shell,
  signIn,
  staff,
};
