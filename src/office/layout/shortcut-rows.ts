import { type CommandName, COMMANDS, type Place } from "../commands.ts";
import { isCharacter } from "../components/keys.ts";

/** What each command is called, by place. */
type CommandTitles = {
  readonly [In in Place]: { title: string; commands: Readonly<Record<CommandName<In>, string>> };
};

const PLACES: readonly Place[] = ["everywhere", "list", "inquiry", "products", "editing"];

/** The rows of the list: each command that has a key, with its title. */
export function shortcutRows(titles: CommandTitles, letterKeys: boolean) {
  return PLACES.map((place) => {
    const names: Readonly<Record<string, string>> = titles[place].commands;
    const keys: Readonly<Record<string, string | null>> = COMMANDS[place];
    const rows = Object.entries(keys).flatMap(([name, key]) =>
      key === null || (isCharacter(key) && !letterKeys) ? [] : [{ name, key, title: names[name] ?? name }],
    );
    return { place, title: titles[place].title, rows };
  });
}
