import { useState } from "react";
import type { InquiryStatus } from "../../../domain/inquiry/inquiry.ts";
import { LOST_REASONS } from "../../../domain/inquiry/inquiry-moves.ts";
import { permission, type Role } from "../../../domain/office/permissions.ts";
import { useWords } from "../../words.tsx";
import type { Options } from "./choose-dialog.tsx";
import type { InboxItem } from "./queries.ts";
import type { useCursor } from "./use-cursor.ts";
import { type InboxChange, movesOfAll, useWork } from "./changes.ts";

type Items = readonly InboxItem[];

type Around = {
  cursor: Pick<ReturnType<typeof useCursor>, "chosen" | "item" | "clear">;
  staff: readonly { id: string; name: string; role: Role; disabled: boolean }[];
  me: { id: string; name: string } | null;
  now: Date;
};

/** What can be done in the list, with the chosen inquiries, the one that has the focus, or a named one; `asked` is what it asks first. */
export function useActions({ cursor, staff, me, now }: Around) {
  const { inbox: words } = useWords();
  const [asked, setAsked] = useState<Options | null>(null);
  const work = useWork();

  /** The chosen inquiries, or the one that has the focus. */
  const present = cursor.chosen.length > 0 ? cursor.chosen : cursor.item ? [cursor.item] : [];
  const about = (items: Items) =>
    items.length === 1 ? (items[0]?.name ?? "") : words.bulk.label(items.length);
  const close = () => setAsked(null);
  const run = (on: Items, change: InboxChange) => {
    close();
    cursor.clear();
    void work(on, change);
  };

  const askReason = (items: Items) =>
    setAsked({
      title: words.reasons.title,
      options: LOST_REASONS.map((reason) => ({
        key: reason,
        label: words.reasons[reason],
        run: () => run(items, { kind: "move", to: "lost", reason }),
      })),
    });
  const moveTo = (to: InquiryStatus, items: Items = present) =>
    to === "lost" ? askReason(items) : run(items, { kind: "move", to });
  const movesOf = (items: Items) =>
    movesOfAll(items, now).map((to) => ({
      key: to,
      label: words.statuses[to],
      run: () => moveTo(to, items),
    }));
  const take = (items: Items) => {
    if (me) run(items, { kind: "give", to: me });
  };
  const give = (items: Items = present) => {
    if (items.length === 0) return;
    const answering = staff.filter(
      ({ role, disabled }) => !disabled && permission(role, "inquiry.answer") !== "no",
    );
    const people = answering.map(({ id, name }) => ({
      key: id,
      label: id === me?.id ? `${name} (${words.bulk.giveToMe})` : name,
      run: () => run(items, { kind: "give", to: { id, name } }),
    }));
    const nobody = {
      key: "nobody",
      label: words.nobody,
      run: () => run(items, { kind: "give", to: null }),
    };
    setAsked({ title: `${words.bulk.giveTo}: ${about(items)}`, options: [...people, nobody] });
  };
  const move = (items: Items = present) => {
    const options = movesOf(items);
    if (options.length > 0) setAsked({ title: `${words.bulk.moveTo}: ${about(items)}`, options });
  };

  return {
    asked,
    close,
    take: (item: InboxItem) => take([item]),
    takeCurrent: me && present.length > 0 ? () => take(present) : null,
    give,
    move,
    moveTo,
    /** All that can be done with one inquiry, to choose from. */
    menu: (item: InboxItem) => {
      const taking = { key: "take", label: words.take.action, run: () => take([item]) };
      const giving = { key: "give", label: `${words.bulk.giveTo} …`, run: () => give([item]) };
      const moves = movesOf([item]).map((option) => ({
        ...option,
        label: `${words.bulk.moveTo} ${option.label}`,
      }));
      setAsked({
        title: item.name,
        options: [...(me && item.owner !== me.id ? [taking] : []), giving, ...moves],
      });
    },
  };
}
