/** File descriptors reserved for databases, mail, files and the log. */
const reserved = 100;

/** Upper limit, far above the number of visitors. */
const most = 10_000;

/**
 * Greatest number of open connections of the server. The limit leaves `reserved` file descriptors free, or half of all
 * if there are few. Without free file descriptors, a server can neither accept connections nor store enquiries.
 */
export function connectionLimit(): number {
  const descriptors = openFilesLimit();
  return Math.min(most, Math.max(descriptors - reserved, Math.floor(descriptors / 2)));
}

/** The process's limit of open files; infinite if there is none or it is unknown. */
function openFilesLimit(): number {
  // Otherwise the report would look up the name of every connected host.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : Infinity;
}
