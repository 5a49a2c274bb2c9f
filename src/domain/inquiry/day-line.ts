import {
  dayNumber,
  MINUTE,
  type OpeningHours,
  type OpenSpan,
  spansOfDay,
  startOfDay,
} from "../company/opening-hours.ts";

/** An open time on the line; `at` and `size` are shares of the line's length. `day` counts from today. */
type LineSegment = OpenSpan & { at: number; size: number; day: number };

/** The open times of a day and the beginning of the next, drawn to scale, with what is closed between them cut short. */
type DayLine = {
  segments: LineSegment[];
  /** Where an instant lies (0 to 1); what was before today stands at the head, what comes after the line is null. */
  place: (at: Date | number) => number | null;
};

/** What is closed is drawn as long as so many open minutes; so is the head, for what was before today. */
const GAP = 66;
const HEAD = 54;

/** How far ahead the next day that is open is looked for. */
const DAYS_AHEAD = 14;

/** Today's open times, then the first of the next day that is open, or all of that day where today has none. */
function shownSpans(hours: OpeningHours, today: number): (OpenSpan & { day: number })[] {
  const own = spansOfDay(hours, today).map((span) => ({ ...span, day: 0 }));
  for (let day = 1; day <= DAYS_AHEAD; day++) {
    const next = spansOfDay(hours, today + day).map((span) => ({ ...span, day }));
    if (next.length > 0) return own.length > 0 ? [...own, ...next.slice(0, 1)] : next;
  }
  return own;
}

export function dayLine(hours: OpeningHours, now: Date): DayLine {
  const today = dayNumber(now);
  const spans = shownSpans(hours, today);
  const minutes = spans.map(({ from, to }) => (to - from) / MINUTE);
  const whole = HEAD + minutes.reduce((sum, each) => sum + each, 0) + GAP * Math.max(0, spans.length - 1);
  let at = HEAD;
  const segments = spans.map((span, place): LineSegment => {
    const size = minutes[place] ?? 0;
    const segment = { ...span, at: at / whole, size: size / whole };
    at += size + GAP;
    return segment;
  });
  const share = (instant: number, from: number, to: number) => (instant - from) / (to - from);
  return {
    segments,
    place(instant) {
      const time = Number(instant);
      const midnight = startOfDay(today);
      if (time < midnight) return HEAD / 2 / whole;
      // Since midnight until the first opening it walks through the second half of the head.
      let [closedAt, end] = [midnight, HEAD / 2 / whole];
      for (const { from, to, at: begin, size } of segments) {
        if (time < from) return end + share(time, closedAt, from) * (begin - end);
        if (time <= to) return begin + share(time, from, to) * size;
        [closedAt, end] = [to, begin + size];
      }
      return null;
    },
  };
}
