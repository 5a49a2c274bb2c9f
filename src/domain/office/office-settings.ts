/** The figures of the office that its owner may want otherwise. */
export const OFFICE_SETTINGS = {
  /** Open minutes within which an inquiry gets its first reply. */
  replyGoal: 240,
  /** Open minutes before a reply falls due from which on it is shown as urgent. */
  replySoon: 60,
  /** Days over which the times of first replies are told. */
  replyTimeDays: 30,
} as const;
