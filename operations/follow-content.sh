#!/bin/bash
# Publishes the content of the repository's main branch on a machine without an office. Run by root or
# centro-atco-content.timer. If the branch has other code than the served version, nothing changes until deploy.sh runs.
# docs/operations/several-machines.md explains it.
set -euo pipefail
root=${SITE_ROOT:-/srv/centro-atco}

# Skip this run while a deployment holds the lock.
if [ -z "${FOLLOW_LOCKED:-}" ]; then
  FOLLOW_LOCKED=1 exec flock --nonblock --conflict-exit-code 0 "$root" bash "$0"
fi

git=(git -C "$root/source")
release=$(readlink -f "$root/current")
served=$(basename "$release")                    # deploy.sh names releases after their commits
"${git[@]}" fetch --quiet --prune origin
commit=$("${git[@]}" rev-parse --verify origin/HEAD)
state="$served $commit"
[ "$state" != "$(cat "$root/content-shown" 2>/dev/null || true)" ] || exit 0

if "${git[@]}" diff --quiet "$served" "$commit" --; then
  "$release/operations/as-site.sh" content:publish --build
elif "${git[@]}" diff --quiet "$served" "$commit" -- src build server public package-lock.json; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  chmod 755 "$folder"
  "${git[@]}" archive "$commit" content | tar -x -C "$folder"
  "$release/operations/as-site.sh" content:publish "$folder/content"
else
  echo "$commit has another code: it waits for deploy.sh"
fi
echo "$state" >"$root/content-shown"
