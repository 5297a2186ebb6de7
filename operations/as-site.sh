#!/bin/sh
# Runs a command of package.json as the site's account, with the settings of its units. Must be run as root.
#   operations/as-site.sh doctor --port 3001 --port 3002    instead of npm run doctor -- --port 3001 --port 3002
#   operations/as-site.sh leads list                        instead of npm run leads -- list
set -eu
command=${1:?"which command? leads, office, doctor"}
shift
export SETTINGS_FILE="${SETTINGS_FILE:-/etc/centro-atco/settings.env}"
export HOST=127.0.0.1
export MALLOC_ARENA_MAX=1
cd "$(dirname "$0")/.."
node=node_modules/node/bin/node
file=$("$node" -p "require('./package.json').scripts['$command']?.match(/(?<=--env-file\S+ )\S+\.ts$/)?.[0] ?? ''")
if [ ! -f "$file" ]; then
  echo "as-site.sh: $command is no command with settings; leads, office and doctor are" >&2
  exit 2
fi
exec runuser -u centro-atco -- "$node" --max-semi-space-size=2 --env-file="$SETTINGS_FILE" "$file" "$@"
