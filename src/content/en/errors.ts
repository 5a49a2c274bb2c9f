import type { SpamReason } from "../../domain/inquiry/inquiry.ts";

/** What is said of a request that fails: in the API's responses, on the page of an error, above a form. */
const requests = {
  /** By the error's code. */
  codes: {
    malformed_address: "This address could not be read.",
    malformed_body: "The body is not valid JSON.",
    incomplete_body: "The body did not arrive whole. Please send it again.",
    malformed_key: "The Idempotency-Key must be 1 to 200 visible characters.",
    invalid_query: "Please check the parameters of the address.",
    signed_out: "Sign in to go on.",
    wrong_credentials: "E-mail and password don't match.",
    wrong_code: "This code is wrong, or its time is over. Codes change every 30 seconds.",
    not_allowed: "Your role may not do this. Ask an owner.",
    confirm_password: "Please give your password again: the last time was more than ten minutes ago.",
    conflict: "Somebody changed this meanwhile. Nothing of yours was stored yet.",
    last_owner: "The office needs an owner: make somebody else one first.",
    email_taken: "Somebody with this e-mail address is in the office already.",
    other_person: "Somebody else has signed in in this browser. Please load the page again.",
    link_used: "This link was used already, or its time is over. Ask for a new one.",
    too_many_tries: "Too many tries. Wait a minute, then try again.",
    foreign_origin: "This form can only be sent from our own pages.",
    not_found: "There is nothing at this address.",
    method_not_allowed: "This address does not take that method.",
    payload_too_large: "That is too much text: please send at most 256 KB.",
    address_too_long: "This address is too long.",
    unsupported_media_type: "Please send the body as application/json.",
    invalid_list: "This could not be read as a list.",
    invalid_fields: "Please check the fields that are marked.",
    looks_automated: "Please send the form once more.",
    key_reused: "This Idempotency-Key was already used for another inquiry.",
    too_many_requests: "Too many inquiries came from your connection. Please wait a little and send again.",
    request_closed: "The request was closed before it was answered.",
    still_used: "Something refers to it, so it was not removed.",
    picture_refused: "This picture can't be taken.",
    document_refused: "This document can't be taken.",
    file_refused: "This file can't be imported.",
    disk_full: "The server's disk is full, so nothing was kept.",
    damaged_picture: "This picture is damaged and can't be shown.",
    internal: "Something went wrong on our side. Please try again.",
    overloaded: "The site is very busy just now. Please try again in a few seconds.",
    database_unavailable:
      "This can't be done just now: the database can't be used. Please try again in a moment.",
    storage_unavailable:
      "Your inquiry could not be stored just now. Please try again in a moment or contact us directly.",
  },
  /** Where there is more to say than the code does. */
  reasons: {
    /** How many more wrong passwords are taken before a pause. */
    triesLeft: (left: number) =>
      left === 1
        ? "E-mail and password don't match. After one more try you have to wait a minute."
        : `E-mail and password don't match. After ${left === 2 ? "two" : left} more tries you have to wait a minute.`,
    /** After more tries than a pause of a minute is for. */
    signInAnew: "Too many wrong codes. Sign in with your password once more.",
    pausedFor: (minutes: number) => `Too many tries. Wait ${minutes} minutes, then try again.`,
    notUtf8: "The body is not valid UTF-8.",
    listTooLarge: "This list is too large: please send at most 2 MB.",
    listUnreadable:
      "This file could not be read as a list. Please save it as CSV or XLSX, or paste its text.",
    listEmpty: "There is nothing in it that could be a line.",
    notAnObject: "The body must be a JSON object.",
    bodyType: (type: string) => `Please send the body as ${type}, in UTF-8.`,
    unknownProduct: "There is no product with this id.",
    noDocument: "There is no such document. The product's page lists those that there are.",
    noDocuments: "None of these products has such a document.",
    tooManyProducts: (most: number) => `Please name at most ${most} products.`,
    tooManyBytes: (megabytes: number) =>
      `These documents are more than ${megabytes} MB together. Please take fewer products.`,
    noProducts: "Please name the products: ?ids= followed by their ids, with commas between.",
    tooLong: (longest: number) => `Please use at most ${longest} characters`,
    notAWholeNumber: (most: number) => `Please use a whole number from 1 to ${most}`,
    notOneOf: (options: readonly string[]) => `Please use one of: ${options.join(", ")}`,
  },
  /** What a person can do whose form was taken for a machine's. */
  spam: {
    honeypot: "Please leave the field “Website” empty and send again.",
    tooFast: "That was very fast. Please press the button once more.",
  } satisfies Record<SpamReason, string>,
  /** Of a request of which the server itself can read no address or not all headers: many cookies are long, too. */
  unreadable: "This request could not be read.",
  tooLong: "This address, or the cookies that came with it, are too long.",
  requestId: "Request",
  toHome: "Back to the home page",
};

export default { requests };
