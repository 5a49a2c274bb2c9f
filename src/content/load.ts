import type { CompanyChanges, CompanyFacts } from "../domain/company/company.ts";
import { companyWith } from "./company.ts";
import { english } from "./en/index.ts";

/** A part of the texts, such as those of one page. */
export type PartName = keyof typeof english;

/** A part as its file has it: texts that name the company are a function of its facts. */
type Written<Texts> = Texts | ((company: CompanyFacts) => Texts);

type TextsOf<File> = File extends (company: CompanyFacts) => infer Texts ? Texts : File;

/** Every text of a language by part, in the type of the English ones. */
export type Content = { [Part in PartName]: TextsOf<Awaited<ReturnType<(typeof english)[Part]>>["default"]> };

type WrittenContent = { [Part in PartName]: Written<Content[Part]> };

/** How the parts of a language are loaded: what a language's folder exports. */
type ContentFiles = { [Part in PartName]: () => Promise<{ default: WrittenContent[Part] }> };

/** A language of the site: its BCP 47 tag, the locale of its dates and numbers, and its texts. */
export type Language = { tag: string; locale: string; direction: "ltr" | "rtl"; files: ContentFiles };

/** The languages of the site; addresses that name none mean the first. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  { tag: "en", locale: "en-GB", direction: "ltr", files: english },
];

/** Parts that a page reads beside its own and `shared`. */
const MORE_PARTS: Partial<Record<PartName, readonly PartName[]>> = {
  category: ["listing"],
  compare: ["product"],
  home: ["contact", "forms"],
  contact: ["forms"],
  quote: ["forms", "quoteList"],
  about: ["home", "contact"],
  solutions: ["listing", "floorCare", "vacuum", "chemicals"],
  automation: ["solution", "listing"],
  vacuum: ["solution"],
  floorCare: ["solution"],
  chemicals: ["solution", "listing"],
  commercial: ["industry", "contact"],
  healthcare: ["industry"],
  hospitality: ["industry"],
  privacy: ["legal"],
  terms: ["legal"],
};

/** The parts that a page reads: the one of its name among them; where there is no page, those of the not-found screen. */
export function partsOf(page: PartName | null): PartName[] {
  return page === null ? ["shared", "search"] : ["shared", page, ...(MORE_PARTS[page] ?? [])];
}

const isPart = (name: string): name is PartName => name in english;

const PARTS = Object.keys(english).filter(isPart);

/** The texts of one language, as far as they are loaded, and the company that they name. */
export type LanguageContent = Pick<Language, "tag" | "locale" | "direction"> & {
  /** What addresses of this language begin with, such as `/ar`; "" for the first, which they leave out. */
  prefix: string;
  company: CompanyFacts;
  /** What of the company's facts differs from those that the code begins with. */
  companyChanges: CompanyChanges;
  /** The same texts where they name the company with these changes; the same object for the same changes. */
  withCompany: (changes: CompanyChanges) => LanguageContent;
  load: (parts: readonly PartName[]) => Promise<void>;
  /** Throws for a part that has not been loaded. */
  get: <Part extends PartName>(part: Part) => Content[Part];
};

const NO_CHANGES: CompanyChanges = {};

/** The texts of a language, none of them loaded yet. */
export function contentOf({ tag, locale, direction, files }: Language, isFirst: boolean): LanguageContent {
  const loaded: Partial<WrittenContent> = {};
  async function loadPart<Part extends PartName>(part: Part) {
    const { default: texts }: { default: WrittenContent[Part] } = await files[part]();
    loaded[part] = texts;
  }
  const known = new WeakMap<CompanyChanges, LanguageContent>();
  const withCompany = (changes: CompanyChanges): LanguageContent => {
    const content = known.get(changes) ?? {
      tag,
      locale,
      direction,
      prefix: isFirst ? "" : `/${tag.toLowerCase()}`,
      company: companyWith(changes),
      companyChanges: changes,
      withCompany,
      load: async (parts: readonly PartName[]) => {
        await Promise.all(parts.filter((part) => !loaded[part]).map((part) => loadPart(part)));
      },
      get: textsFor(loaded, companyWith(changes)),
    };
    known.set(changes, content);
    return content;
  };
  return withCompany(NO_CHANGES);
}

/** Reads the texts of parts that are loaded, each made once of these facts. */
function textsFor(loaded: Partial<WrittenContent>, company: CompanyFacts): LanguageContent["get"] {
  const made: Partial<Content> = {};
  return (part) => {
    const texts = made[part] ?? named(loaded[part], company);
    if (!texts) throw new Error(`The texts of "${part}" have not been loaded`);
    made[part] = texts;
    return texts;
  };
}

function named<Texts extends object>(
  written: Written<Texts> | undefined,
  company: CompanyFacts,
): Texts | undefined {
  return typeof written === "function" ? written(company) : written;
}

/** All texts of every language, as the server keeps them. */
export type Contents = readonly [LanguageContent, ...LanguageContent[]];

/** Loads everything; the first is the language of addresses that name none. */
export async function loadContents([first, ...others] = LANGUAGES): Promise<Contents> {
  const load = async (language: Language) => {
    const content = contentOf(language, language === first);
    await content.load(PARTS);
    return content;
  };
  return [await load(first), ...(await Promise.all(others.map(load)))];
}
