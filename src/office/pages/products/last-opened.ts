/** The product that was opened last from the list: it has the focus when one comes back. */
export const lastOpened: { id: string | null } = { id: null };
