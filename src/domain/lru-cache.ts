/** The values that were asked for last, at most so many: what is asked for again is not made again. */
export class LruCache<Value extends object> {
  readonly #most: number;
  /** The latest at the end. */
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest = ""] = this.#values.keys();
    if (this.#values.size > this.#most) this.#values.delete(oldest);
    return value;
  }
}
