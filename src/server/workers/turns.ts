/** Work with a name that processes do in turn, each of it by one of them at a time, and few at once. */
type Turns = {
  /** Resolves when this process may begin. */
  take(process: number, name: string): Promise<void>;
  /** It has done the work. */
  leave(process: number, name: string): void;
  /** It has ended, and with it all that it did or waited for. */
  gone(process: number): void;
};

type Turn = { process: number; name: string; begin: () => void };

/** Turns in order of asking; work whose name is being done waits for the end of that. */
export function createTurns(atOnce: number): Turns {
  let waiting: Turn[] = [];
  let running: Turn[] = [];

  const beginNext = () => {
    for (const turn of waiting) {
      if (running.length >= atOnce) break;
      if (running.some(({ name }) => name === turn.name)) continue;
      running.push(turn);
      turn.begin();
    }
    waiting = waiting.filter((turn) => !running.includes(turn));
  };

  return {
    take: (process, name) =>
      new Promise((resolve) => {
        waiting.push({ process, name, begin: resolve });
        beginNext();
      }),
    leave(process, name) {
      running = running.filter((turn) => turn.process !== process || turn.name !== name);
      beginNext();
    },
    gone(process) {
      waiting = waiting.filter((turn) => turn.process !== process);
      running = running.filter((turn) => turn.process !== process);
      beginNext();
    },
  };
}
