#!/bin/bash
# Deploys a version of the site on this machine, as root. It fetches the version, builds it beside the served one, and
# tests it. Then it switches, monitors the servers, and rolls back if the version fails. No request of a visitor fails.
#   operations/deploy.sh             the newest of the repository's main branch
#   operations/deploy.sh v1.4        a tag, branch or commit
#   operations/deploy.sh --back      the previous version
# docs/operations/upgrade.md explains it; the paths are those of docs/operations/install.md.
set -euo pipefail
umask 022
root=${SITE_ROOT:-/srv/centro-atco}              # contains source (a clone), releases, and the links current and previous
settings=${SETTINGS_FILE:-/etc/centro-atco/settings.env}
units=${UNIT_FOLDER:-/etc/systemd/system}
account=${SITE_ACCOUNT:-centro-atco}
read -ra ports <<<"${SITE_PORTS:-3001 3002}"
trial_port=${TRIAL_PORT:-3999}
patience=${READY_SECONDS:-60}                    # longest wait for /readyz
watch=${WATCH_SECONDS:-30}                       # time for which all servers are monitored after the switch
pause=${PAUSE_SECONDS:-3}                        # Caddy skips a server for two seconds after failures

say() { printf '%s  %s\n' "$(date +%T)" "$*"; }
fail() { printf 'deploy.sh: %s\n' "$*" >&2; exit 1; }

# One deployment at a time.
if [ -z "${DEPLOY_LOCKED:-}" ]; then
  code=0
  DEPLOY_LOCKED=1 flock --nonblock --close --conflict-exit-code 75 "$root" bash "$0" "$@" || code=$?
  [ "$code" -ne 75 ] || fail "another deployment is running"
  exit "$code"
fi

as_account=()
if [ "$(id -un)" != "$account" ]; then as_account=(setpriv --reuid "$account" --regid "$account" --init-groups); fi

# Waits until a server can store enquiries. is_ready <port> <seconds>
is_ready() {
  local until=$((SECONDS + $2))
  until curl -fsS --max-time 5 -o /dev/null "http://127.0.0.1:$1/readyz" 2>/dev/null; do
    [ "$SECONDS" -lt "$until" ] || return 1
    sleep 0.5
  done
}

release_of() { if [ -e "$root/$1" ]; then readlink -f "$root/$1"; fi; }

# Changes the target of a symbolic link atomically. point <link> <release>
point() {
  ln -sfn "$2" "$root/$1.new" && mv -T "$root/$1.new" "$root/$1"
}

# Serves a release: installs units and link, then restarts one server after the other. Fails at the first that is not
# ready. serve <release>
serve() {
  install -m 644 "$1"/operations/systemd/* "$units/" && point current "$1" && systemctl daemon-reload || return 1
  systemctl enable --quiet --now centro-atco.target centro-atco-backup.timer || return 1
  local port
  for port in "${ports[@]}"; do
    systemctl enable --quiet "centro-atco@$port" && systemctl restart "centro-atco@$port" || return 1
    is_ready "$port" "$patience" || { say "server $port is not ready after $patience s"; return 1; }
    say "server $port is ready"
    sleep "$pause"
  done
  # Restarts the office only if it is running. If that fails, the deployment continues.
  systemctl try-restart centro-atco-office || say "the office did not restart: systemctl status centro-atco-office"
}

# Monitors all servers for $watch seconds. Fails if one is not ready for five seconds.
watch_all() {
  local until=$((SECONDS + watch)) port
  while [ "$SECONDS" -lt "$until" ]; do
    for port in "${ports[@]}"; do
      is_ready "$port" 5 || { say "server $port is no longer ready"; return 1; }
    done
    sleep 1
  done
}

# Serves a release, or the previous one if that fails. switch_to <release> <previous release, or empty>
switch_to() {
  if serve "$1" && watch_all; then
    if [ -n "$2" ] && [ "$2" != "$1" ]; then point previous "$2"; fi
    return
  fi
  journalctl --no-pager -n 20 -u 'centro-atco@*' 2>/dev/null || true
  [ -n "$2" ] || fail "$1 does not run, and there is none to go back to"
  say "going back to $2"
  serve "$2" || fail "$2, which was served before, does not run either: journalctl -u 'centro-atco@*'"
  fail "$1 failed and is not served; $2 is again"
}

# Builds a commit beside the served release, starting with its pictures and hashed files, and tests the build.
# build <commit> <release>
build() {
  local new="$2.new" old
  old=$(release_of current)
  [ "$(df --output=avail -m "$root" | tail -1)" -ge "${NEEDED_MB:-2000}" ] || fail "less than 2 GB free at $root"
  rm -rf "$new"
  mkdir -p "$new"
  git -C "$root/source" archive "$1" | tar -x -C "$new"
  if [ -n "$old" ]; then
    for kept in dist .cache; do
      if [ -d "$old/$kept" ]; then cp -a --reflink=auto "$old/$kept" "$new/"; fi
    done
  fi
  cd "$new"
  say "installing packages"
  nice npm ci --prefer-offline --no-audit --no-fund --loglevel error
  say "building"
  nice npm run --silent build
  npm prune --omit=dev --ignore-scripts --no-audit --no-fund --loglevel error
  say "trying it out"
  try_out
  cd "$root"
  rm -rf "$2"
  mv -T "$new" "$2"
}

# Starts the build in this folder with the real settings, but an empty database and no mails, and requests a page.
try_out() {
  local data server
  ! curl -s -o /dev/null "http://127.0.0.1:$trial_port/" || fail "another program listens on $trial_port: set TRIAL_PORT"
  data=$(mktemp -d)
  chown "$account" "$data"
  "${as_account[@]}" env DRAIN_SECONDS=0 HOST=127.0.0.1 PORT="$trial_port" DATA_DIR="$data" DATABASE_URL= SMTP_URL= WEBHOOK_URL= METRICS_PORT= \
    node_modules/node/bin/node --env-file="$settings" dist/server/main.js >"$data.log" 2>&1 &
  server=$!
  local outcome=0
  is_ready "$trial_port" "$patience" && kill -0 "$server" 2>/dev/null &&
    curl -fsS --max-time 10 -o /dev/null "http://127.0.0.1:$trial_port/" || outcome=1
  kill "$server" 2>/dev/null || true
  wait "$server" 2>/dev/null || true
  if [ "$outcome" -ne 0 ]; then tail -n 20 "$data.log" >&2; fi
  rm -rf "$data" "$data.log"
  [ "$outcome" -eq 0 ] || fail "it does not run: nothing has changed for visitors"
}

main() {
  local before release commit
  before=$(release_of current)
  if [ "${1:-}" = --back ]; then
    release=$(release_of previous)
    [ -n "$release" ] || fail "there is no version before"
    say "going back to $release"
    switch_to "$release" "$before"
    return
  fi
  git -C "$root/source" fetch --quiet --tags --prune origin
  commit=$(git -C "$root/source" rev-parse --verify --quiet "origin/${1:-HEAD}^{commit}" ||
    git -C "$root/source" rev-parse --verify --quiet "${1:-HEAD}^{commit}") || fail "the repository has no ${1:-HEAD}"
  release="$root/releases/$commit"
  if [ "$release" = "$before" ]; then
    say "$commit is served already"
    return
  fi
  say "version $commit"
  if [ ! -d "$release" ]; then build "$commit" "$release"; fi
  if [ -n "$before" ]; then
    say "backing up"
    systemctl start centro-atco-backup
    diff -rq "$before/operations/caddy" "$release/operations/caddy" ||
      say "the settings of Caddy have changed: compare them with those in /etc/caddy"
  fi
  switch_to "$release" "$before"
  for old in "$root"/releases/*; do
    case "$old" in "$release" | "$before") ;; *) rm -rf "$old" ;; esac
  done
  git -C "$root/source" checkout --quiet --detach "$commit"
  say "$commit is served"
}

main "$@"
exit
