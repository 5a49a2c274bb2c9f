import { INBOX_VIEWS, type InboxView } from "../../../domain/inquiry/inbox.ts";
import { Link } from "../../components/link.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { useWords } from "../../words.tsx";
import { inboxPath } from "./queries.ts";
import { type InboxSummary } from "../../queries.ts";

/** The lists of inquiries with their counts, as links in a row. What was not delivered stands apart, and red. */
export function InboxTabs({ view, counts }: { view: InboxView; counts: InboxSummary["counts"] | undefined }) {
  const { inbox: words } = useWords();
  return (
    <Tabs label={words.viewsLabel}>
      {INBOX_VIEWS.map((each) => {
        const count = counts?.[each] ?? 0;
        const isFault = each === "not-delivered";
        if (isFault && count === 0 && view !== each) return null;
        return (
          <Link
            key={each}
            to={inboxPath({ view: each })}
            aria-current={each === view ? "page" : undefined}
            data-fault={(isFault && count > 0) || undefined}
            data-apart={isFault || undefined}
          >
            {words.views[each]} {each === "closed" || !counts ? null : <b>{count.toLocaleString("en")}</b>}
          </Link>
        );
      })}
    </Tabs>
  );
}
