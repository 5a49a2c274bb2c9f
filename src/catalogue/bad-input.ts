/** A file that can't be read at all; the message is one sentence for the person who chose it. */
export class BadFile extends Error {}

/** A cell that can't be taken over; the message is a sentence without the column's name. */
export class BadCell extends Error {}
