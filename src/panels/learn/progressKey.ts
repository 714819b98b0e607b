/** Where the browser keeps how far somebody has come in the lessons. */
export const PROGRESS_KEY = 'range-one lessons';
