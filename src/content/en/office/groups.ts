import type { GroupKind } from "../../../domain/office/groups.ts";

const products = (count: number) => (count === 1 ? "1 product" : `${count.toLocaleString("en")} products`);
const subcategories = (count: number) => (count === 1 ? "1 subcategory" : `${count} subcategories`);

const KIND: Readonly<Record<GroupKind, string>> = { brand: "brand", category: "category" };

/** What the office says about brands and categories. */
export const groups = {
  brand: {
    list: "Brands",
    make: "New brand",
    search: "Find a brand",
    none: "No brand yet.",
    noneHelp: "A brand that a product names for the first time comes here by itself.",
    picture: "Logo",
    pictureAside: "shown two lines high at most",
    remove: "Remove this brand",
    fields: {
      name: "Name",
      nameHelp: "As products and filters know it. The address stays when it changes.",
      displayName: "Shown as",
      displayNameHelp: "As the maker writes itself, where that differs.",
      website: "Website",
      websiteHelp: "https://… of the maker",
      state: "State",
      stateHelp: "Hidden ones stand in no menu; their products stay.",
      text: "Text",
    },
  },
  category: {
    list: "Categories",
    make: "New category",
    search: "Find a category",
    none: "No category yet.",
    noneHelp: "The menus of the site show what is made here.",
    picture: "Banner",
    pictureAside: "16:9, without one the site’s own is shown",
    remove: "Remove this category",
    fields: {
      name: "Name",
      nameHelp: "The address stays when it changes.",
      parent: "Under",
      parentHelp: "Is part of its address, so it stays.",
      top: "Nothing, it is a main category",
      text: "Text",
    },
  },
  howToOrder: { order: "Drag to order", byKeys: ", or Alt ↑ ↓" },
  order: "Change the order",
  ordered: "Done",
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  movedTo: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}.`,
  moved: (name: string) => `${name} moved`,
  notFound: (search: string) => `Nothing matches “${search}”.`,
  shownAs: (name: string) => `shown as ${name}`,
  noText: "No text yet",
  hidden: "Hidden",
  onSite: "On the site",
  notYet: "Not made yet",
  products: (count: number) => (count === 1 ? "product" : "products"),
  productCount: products,
  withdrawn: (count: number) => `${count.toLocaleString("en")} withdrawn`,

  whatItIs: "What it is",
  marks: "changed fields carry a mark",
  length: (length: number, longest: number) =>
    `${length.toLocaleString("en")} of ${longest.toLocaleString("en")}`,
  discard: "Discard",
  publish: (count: number) =>
    count === 0 ? "Publish" : count === 1 ? "Publish 1 change" : `Publish ${count} changes`,
  publishing: "Publishing …",
  published: "Published. It is on the site now.",
  toPutRight: (count: number) => `${count} to put right`,
  theirs: (text: string) =>
    text === "" ? "Somebody emptied this meanwhile." : `Somebody made this “${text}” meanwhile.`,
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  readOnly: "Brands and categories are changed by editors. You can read them.",

  preview: "As visitors will see it",
  previewOf: (name: string) => `The page of ${name}`,
  previewNote: "Drawn by the site itself, of some of its products. On the site within a second of Publish.",
  about: (name: string) => `About ${name}`,

  history: "History",
  versions: (count: number) => (count === 1 ? "1 version" : `${count} versions`),
  byImport: "Import or command:",
  byFile: (file: string, name?: string) => `${name === undefined ? "Import" : `${name}, import`} of ${file}:`,
  causes: {
    before: "as it was before",
    published: "published",
    withdrawn: "withdrew",
    returned: "put back",
    restored: "restored",
    followed: "changed with another",
    imported: "written",
  },
  restore: "Restore",
  restoreNth: (version: number) => `Restore version ${version}`,
  restored: "Restored. It is on the site now.",
  removeAside: "only where nothing refers to it",
  removed: (name: string) => `${name} was removed.`,
  showProducts: "Show them",

  stillUsed: (kind: GroupKind, ofProducts: number, below: number) => {
    const users = [
      ...(ofProducts > 0 ? [products(ofProducts)] : []),
      ...(below > 0 ? [subcategories(below)] : []),
    ].join(" and ");
    const belongs = ofProducts + below === 1 ? "belongs" : "belong";
    return `${users} ${belongs} to this ${KIND[kind]}, so it was not removed. Move them first.`;
  },
};
