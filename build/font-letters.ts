/** Lists the letters of nearly every text; a page with only these letters fetches no other file. */
const basicLatin = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
export const usualLetters = `${basicLatin.replace(/[[\\\]^`{}~]/g, '')}ÁÉÍÓÚÑáéíóúüñ\u00a0¡¿«»·ªº€°©–—‘’“”…−`;

/** The rest of B612's letters that a name or a formula may need. The ranges in src/styles/fonts.css say the same. */
export const rareLetters = '[\\]^`{}~ÜÀÂÇÈÊËÎÏÔÖÛàâäçèêëîïôöû²³×±®•½↑↓';
