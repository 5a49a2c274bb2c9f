import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shortcuts } from "../content/en/office/command.ts";
import { BY_THEMSELVES, COMMANDS } from "./commands.ts";
import { capOf, isCharacter, keyName } from "./components/keys.ts";
import { shortcutRows } from "./layout/shortcut-rows.ts";

const FOLDER = import.meta.dirname;

const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx"))
  .map((path) => readFileSync(join(FOLDER, path), "utf8"));

/** What stands between the brackets of each call of `useCommands` for a place. */
function callsFor(place: string): string {
  return SOURCES.flatMap((source) =>
    source
      .split(/useCommands\(\s*/)
      .slice(1)
      .filter((call) => call.startsWith(`"${place}"`))
      .map((call) => {
        let depth = 1;
        const end = [...call].findIndex((letter) => {
          if (letter === "(") depth++;
          if (letter === ")") depth--;
          return depth === 0;
        });
        return call.slice(0, end);
      }),
  ).join("\n");
}

test("the list of keys has exactly the commands that parts of the office offer, each with its title", () => {
  for (const { place, rows } of shortcutRows(shortcuts.groups, true)) {
    const table = Object.entries(COMMANDS).find(([name]) => name === place)?.[1] ?? {};
    const titles = Object.entries(shortcuts.groups).find(([name]) => name === place)?.[1].commands ?? {};
    expect(Object.keys(titles).toSorted(), place).toEqual(Object.keys(table).toSorted());
    const withKey = Object.entries<string | null>(table).filter(([, key]) => key !== null);
    expect(rows.map(({ name, key }) => [name, key])).toEqual(withKey);
    const calls = callsFor(place);
    const missing = Object.keys(table).filter(
      (name) => !BY_THEMSELVES.includes(name) && !new RegExp(String.raw`[\s{]${name}:`).test(calls),
    );
    expect(missing, place).toEqual([]);
  }
});

test("no place has a key twice", () => {
  for (const [place, keys] of Object.entries(COMMANDS)) {
    const used = Object.values<string | null>(keys).filter((key) => key !== null);
    expect(new Set(used).size, place).toBe(used.length);
  }
});

test("without keys that type a character, those with Ctrl, arrows, Enter, Escape and the space bar are left", () => {
  const keys = shortcutRows(shortcuts.groups, false).flatMap(({ rows }) => rows.map(({ key }) => key));
  expect([...new Set(keys)].toSorted()).toEqual(
    ["Alt+ArrowDown", "Alt+ArrowUp", "Enter", "Escape", "Mod+Enter", "Mod+K"].concat([
      "Mod+S",
      "Mod+Shift+P",
      "Mod+V",
      "Mod+Z",
      "Space",
    ]),
  );
  for (const name of ["J", "Shift+C", "!", "/", "[", "?", "G H"]) expect(isCharacter(name), name).toBe(true);
});

test("a key is named by its place on the keyboard, so that an Arabic layout has the same ones", () => {
  const pressed = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  // What types ق on an Arabic keyboard types R on a Latin one.
  expect(keyName({ ...pressed, code: "KeyR" })).toBe("R");
  expect(keyName({ ...pressed, code: "KeyC", shiftKey: true })).toBe("Shift+C");
  expect(keyName({ ...pressed, code: "Digit1", shiftKey: true })).toBe("!");
  expect(keyName({ ...pressed, code: "Slash", shiftKey: true })).toBe("?");
  expect(keyName({ ...pressed, code: "KeyP", shiftKey: true, metaKey: true })).toBe("Mod+Shift+P");
  expect(keyName({ ...pressed, code: "ArrowUp", altKey: true })).toBe("Alt+ArrowUp");
});

test("key caps are those of the computer", () => {
  expect(capOf("Mod+Shift+P", true)).toBe("⌘⇧P");
  expect(capOf("Mod+Shift+P", false)).toBe("Ctrl ⇧P");
  expect(capOf("Escape", false)).toBe("Esc");
});
