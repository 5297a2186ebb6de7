#!/bin/sh
# Writes one backup of the enquiries into a folder, with the list of erasures. Deletes backups older than 30
# days, because they contain personal data. Run it in the checkout, with the settings of the server:
#   operations/backup.sh <folder>
# With BACKUP_COPY_TO=<remote:folder> rclone copies the backups there; docs/operations/backup.md explains the setup.
set -eu
umask 077
folder=${1:?"which folder?"}
mkdir -p "$folder"
file="$folder/enquiries-$(date -u +%Y-%m-%dT%H%M%S).sqlite"
node_modules/node/bin/node --env-file-if-exists=.env server/enquiries/leads/leads.ts backup "$file"
erasures="${DATA_DIR:-data}/erasures.log"
if [ -f "$erasures" ]; then cp "$erasures" "$folder/erasures.log"; fi
find "$folder" -maxdepth 1 -name 'enquiries-*.sqlite' -mtime +30 -delete
if [ -n "${BACKUP_COPY_TO:-}" ]; then
  rclone copy "$folder" "$BACKUP_COPY_TO"
  rclone delete --min-age 31d --include 'enquiries-*.sqlite' "$BACKUP_COPY_TO"
fi
