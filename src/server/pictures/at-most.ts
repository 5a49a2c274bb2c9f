/** Runs what it is given as soon as fewer than `places` are running, in the order of asking. */
export function atMost(places: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = places;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      // The place goes on to the next in the queue without becoming free.
      if (next) next();
      else free += 1;
    }
  };
}
