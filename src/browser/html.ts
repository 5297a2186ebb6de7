/** The html element: its attributes hold the facts that server and scripts exchange. */
export const html = document.documentElement;
