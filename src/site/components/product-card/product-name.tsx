export { CatalogueText as ProductName } from "../catalogue-text/catalogue-text.tsx";
