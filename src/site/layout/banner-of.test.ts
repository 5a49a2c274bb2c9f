import { expect, test } from "vitest";
import sceneWords from "../../content/en/banners.ts";
import { bannerOf } from "./banner-of.ts";

const categories = [{ key: "pumps" }, { key: "washroom-hygiene" }, { key: "equipments" }];
const media = { "scenes/about.avif": "/a.avif", "scenes/washroom.avif": "/w.avif" };
const page = (staticData: { scene?: "about" | "vacuum" }, params: { category?: string } = {}) => [
  { staticData: {}, params: {} },
  { staticData, params },
];

test("a page is known by its own scene, with what that shows", () => {
  expect(bannerOf(page({ scene: "about" }), { media, categories }, sceneWords)).toEqual({
    url: "/a.avif",
    alt: sceneWords.about,
  });
});

test("a category's pages are known by the category's scene", () => {
  expect(bannerOf(page({}, { category: "washroom-hygiene" }), { media, categories }, sceneWords)).toEqual({
    url: "/w.avif",
    alt: sceneWords.washroom,
  });
});

test.each([
  ["no scene", page({})],
  ["a scene whose file isn't there", page({ scene: "vacuum" })],
  ["a category whose scene isn't there", page({}, { category: "equipments" })],
  ["a category of one's own", page({}, { category: "pumps" })],
  ["an unknown category", page({}, { category: "boats" })],
])("a page with %s is known by none", (_, matches) => {
  expect(bannerOf(matches, { media, categories }, sceneWords)).toBeNull();
});
