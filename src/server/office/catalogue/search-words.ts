import { type Context, Hono } from "hono";
import { type GroupChange, readGroups } from "../../../catalogue/changes/group-transaction.ts";
import {
  addSearchWord,
  removeSearchWord,
  restoreSearchWord,
} from "../../../catalogue/changes/search-words.ts";
import { readEmptySearches } from "../../../database/catalogue/empty-searches.ts";
import { lastVersions } from "../../../database/catalogue/entity-versions.ts";
import { groupVersionSchema } from "../../../domain/office/groups.ts";
import { meaningIn, searchWordSchema, triedWith, trySchema } from "../../../domain/office/search-words.ts";
import { AppError } from "../../errors.ts";
import type { Allow } from "../allow.ts";
import { body, query } from "../input.ts";
import { actorOf, type OfficeEnv, type OfficeServices } from "../office.ts";

/** So many searches without result are listed, those that were counted most, and so many versions. */
const MOST = { searches: 50, versions: 40 };

/** What words of a search mean: all of them beside the searches that found nothing, adding, removing and trying one. */
export function searchWordRoutes({ handle, catalogue, now }: OfficeServices, allow: Allow) {
  const changerOf = (context: Context<OfficeEnv>) => ({ staff: actorOf(context), now: now().toISOString() });
  const answer = async (context: Context<OfficeEnv>, change: GroupChange) => {
    if (change.outcome === "missing") throw new AppError("not_found");
    await catalogue.refresh().catch(() => undefined);
    return context.json({ id: change.outcome === "changed" ? change.id : null, outcome: change.outcome });
  };
  return new Hono<OfficeEnv>()
    .get("/search-words", allow("group.change"), async (context) => {
      const { synonyms } = await readGroups(handle.db);
      const meanings = catalogue.current().synonyms;
      const searches = (await readEmptySearches(handle.db)).slice(0, MOST.searches);
      return context.json({
        words: synonyms.map(({ id, word, means, isActive }) => ({ id, word, means, isActive })),
        /** Each with what staff have said since that it means. */
        searches: searches.map((search) => ({ ...search, meaning: meaningIn(search.text, meanings) })),
        versions: await lastVersions(handle.db, "synonym", MOST.versions),
      });
    })
    .get("/search-words/try", allow("group.change"), query(trySchema), (context) =>
      context.json(triedWith(catalogue.current(), context.req.valid("query"))),
    )
    .post("/search-words", allow("group.change"), body(searchWordSchema), async (context) =>
      answer(context, await addSearchWord(handle, context.req.valid("json"), changerOf(context))),
    )
    .post("/search-words/:id/restore", allow("group.change"), body(groupVersionSchema), async (context) => {
      const { version } = context.req.valid("json");
      const id = context.req.param("id");
      return answer(context, await restoreSearchWord(handle, { id, version }, changerOf(context)));
    })
    .delete("/search-words/:id", allow("group.change"), async (context) =>
      answer(context, await removeSearchWord(handle, context.req.param("id"), changerOf(context))),
    );
}
