#!/bin/sh
# Runs a command of the project as the site's account, with the settings of its units: for root.
#   operations/as-site.sh scripts/doctor.ts --port 3001 --port 3002
#   operations/as-site.sh server/enquiries/leads/leads.ts list
set -eu
export SETTINGS_FILE="${SETTINGS_FILE:-/etc/centro-atco/settings.env}"
export HOST=127.0.0.1
cd "$(dirname "$0")/.."
exec runuser -u centro-atco -- node_modules/node/bin/node --env-file="$SETTINGS_FILE" "$@"
