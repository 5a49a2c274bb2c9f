import type { Arrived, InboxGroup, InboxView } from "../../../domain/inquiry/inbox.ts";
import { plural } from "../../plural.ts";
import { statuses } from "./inquiry.ts";

const inquiries = (count: number) =>
  plural("en", count, { one: "1 inquiry", other: `${count.toLocaleString("en")} inquiries` });

/** The lists of inquiries and the clock of their first reply. */
export const inbox = {
  title: "Inquiries",
  views: {
    waiting: "Waiting",
    mine: "Mine",
    "in-progress": "In progress",
    quoted: "Quoted",
    closed: "Closed",
    spam: "Spam",
    all: "All",
    "not-delivered": "Not delivered",
  } satisfies Record<InboxView, string>,
  viewsLabel: "Views",
  statuses,
  groups: {
    late: { title: "Late", text: "the first reply was due before now" },
    today: { title: "Due today", text: "ordered by what waits longest" },
    later: { title: "Due tomorrow or later", text: "in the order of the clock" },
    "no-clock": {
      title: "No reply clock",
      text: "received before this office was in use, or while no opening hours were set; oldest first",
    },
    "wrote-back": { title: "They wrote back", text: "no first-reply clock; oldest first" },
    answered: { title: "Answered", text: "nothing waits; longest without a word first" },
  } satisfies Record<InboxGroup, { title: string; text: string }>,
  replyTimes: { label: "First reply, last 30 days:", median: "median", inTime: "in time" },
  /** Open time: `1 h 52`, `33 min`. */
  duration: (minutes: number) =>
    minutes < 60
      ? `${minutes} min`
      : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`,
  clock: {
    left: (time: string) => `${time} left`,
    late: (time: string) => `${time} late`,
    justLate: "late",
    begins: (when: string) => `begins ${when}`,
    goesOn: (when: string) => `goes on ${when}`,
    due: (when: string) => `due ${when}`,
    wroteBack: (time: string) => `${time} since they wrote`,
    answered: (when: string) => `answered ${when}`,
    closed: (status: string, when: string) => `${status} ${when}`,
    none: "no clock",
  },
  days: (count: number) => plural("en", count, { one: "1 day", other: `${count} days` }),
  dayLine: {
    label: "First replies that fall due",
    openUntil: (time: string) => `Open until ${time}`,
    opens: (when: string) => `Opens ${when}`,
    neverOpens: "No opening hours",
    before: "Before",
    tomorrow: "Tomorrow",
    mark: (name: string, due: string) => `${name}, due ${due}`,
  },
  noCompany: "No company given",
  nobody: "Nobody yet",
  notDelivered: (when: string) => `Reply not delivered, ${when}`,
  moreLines: (count: number) => `and ${count} more`,
  newSince: (minutes: number) => (minutes < 1 ? "now" : `${minutes} min`),
  search: {
    label: "Search",
    placeholder: "Name, company, words of the message, reference, phone",
    category: "Category",
    owner: "Owner",
    arrived: "Arrived",
    all: "All",
    everybody: "Everybody",
    nobody: "Nobody yet",
    anyTime: "Any time",
    periods: {
      today: "Today",
      week: "Last 7 days",
      month: "Last 30 days",
      year: "Last year",
    } satisfies Record<Arrived, string>,
    found: (count: number, most: number) =>
      count > most ? `More than ${most.toLocaleString("en")} found` : `${inquiries(count)} found`,
  },
  more: (count: number) => `Show ${count} more`,
  choose: (name: string) => `Choose ${name}`,
  bulk: {
    label: (count: number) => `${count} chosen`,
    chosen: "chosen",
    giveTo: "Give to",
    giveToMe: "me",
    moveTo: "Move to",
    clear: "Clear",
    csv: "CSV",
    noMoves: "These have no move in common.",
    free: (count: number) =>
      plural("en", count, {
        one: "One of these has no owner yet.",
        other: `${count} of these have no owner yet.`,
      }),
    failed: (failed: number, of: number) =>
      `${failed} of ${of} stayed as they were: somebody was quicker, it is not allowed, or the server did not answer.`,
  },
  menu: (name: string) => `What to do with ${name}`,
  peek: {
    label: (name: string) => `Peek: ${name}`,
    failed: "The whole text could not be loaded.",
    open: "open",
    step: "next",
  },
  take: { label: (name: string) => `Take ${name}`, action: "Take it" },
  undo: {
    taken: (count: number, name: string) =>
      count === 1 ? `${name} is yours` : `${inquiries(count)} are yours`,
    given: (count: number, name: string, to: string) =>
      count === 1 ? `${name} given to ${to}` : `${inquiries(count)} given to ${to}`,
    moved: (count: number, name: string, to: string) =>
      count === 1 ? `${name} moved to ${to}` : `${inquiries(count)} moved to ${to}`,
    undone: "Undone",
    notUndone: "Not all of this could be undone: it is too late, or the server did not answer.",
  },
  reasons: {
    title: "Why was it lost?",
    price: "Price",
    time: "Time",
    "other-supplier": "Other supplier",
    "no-longer-needed": "No longer needed",
    "no-answer": "No answer",
  },
  empty: {
    waiting: "Nobody waits.",
    lastAnswered: (time: string, by: string | null) =>
      by === null ? `The last one was answered ${time}.` : `The last one was answered ${time} by ${by}.`,
    appear: "New ones appear here by themselves.",
    inProgress: (count: number) => `${count} in progress`,
    quoted: (count: number, days: string | null) =>
      days === null ? `${count} quoted` : `${count} quoted, oldest ${days} without a word`,
    view: "Nothing here.",
    viewText: "What belongs here appears by itself.",
    notDelivered: "Everything was delivered.",
    first: "No inquiry yet.",
    firstText: "Send one yourself from the contact page; it stands here a second later.",
    contactPage: "Contact page",
  },
  nothing: {
    title: (what: string) => `Nothing matches ${what}.`,
    without: {
      owner: "Without the owner",
      category: "Without the category",
      arrived: "Without the time of arrival",
      q: "Without the words",
    },
    count: (count: number, most: number) =>
      count > most ? `more than ${most.toLocaleString("en")}` : String(count),
    clear: "Clear filters",
  },
  hints: {
    move: "move",
    open: "open",
    peek: "peek",
    take: "take it",
    give: "give to",
    moveTo: "move to",
    choose: "choose",
    filter: "filter",
    shortcuts: "all shortcuts",
  },
  /** The heads of an export, in its order. */
  exported: {
    reference: "Reference",
    received: "Received",
    status: "Status",
    owner: "Owner",
    name: "Name",
    company: "Company",
    email: "E-mail",
    phone: "Phone",
    category: "Category",
    message: "Message",
    lines: "Asked for",
    source: "Came from",
    due: "First reply due",
    firstReply: "First reply",
    closed: "Closed",
  },
};
