/** Words of the backup. */
export const backup = {
  title: "Backup",
  last: "Last backup",
  never: "None was made yet.",
  holds: "What it holds",
  holdsText:
    "Everything that is nowhere else: products, brands and categories, inquiries with their replies and mails, the company's facts, staff and the record, and the files of pictures and documents. It holds personal data: keep it encrypted, away from the server, and no longer than inquiries are kept.",
  make: "Make and download a backup",
  makingNow: "Making the backup …",
  asks: "Asks for your password again when that was given more than ten minutes ago.",
  started: (name: string) => `${name} is on its way. It is whole when your browser says so.`,
  nightly: "Besides, the server makes one every night where its timer is set up.",
  restore: "Restoring",
  restoreText:
    "One command on the server, with the site stopped. What was there before stays beside it until you delete it.",
  command: (name: string) => `npm run restore -- ${name} --force`,
  making: "A backup is being made already. Try again in a minute.",
  failed: (reason: string) => `No backup was made: ${reason}`,
};
