import { EventEmitter, once } from "node:events";
import type { MailLog } from "../../src/mail/delivery.ts";

type Line = { level: string; fields: object; message: string };

/** A log that keeps its lines and can be waited for. */
export type ListeningLog = MailLog & {
  lines: Line[];
  /** Resolves once so many lines, counted from the beginning, match. */
  logged(message: RegExp, times?: number): Promise<Line[]>;
};

/** Makes an empty one. */
export function listeningLog(): ListeningLog {
  const lines: Line[] = [];
  const events = new EventEmitter().setMaxListeners(0);
  const at = (level: string) => (fields: object, message: string) => {
    lines.push({ level, fields, message });
    events.emit("line");
  };
  return {
    lines,
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    async logged(message, times = 1) {
      const matching = () => lines.filter((line) => message.test(line.message));
      while (matching().length < times) await once(events, "line");
      return matching();
    },
  };
}
