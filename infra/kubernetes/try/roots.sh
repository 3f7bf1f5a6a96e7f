#!/bin/bash
# Makes the root file systems of the images from Debian's packages: what every image starts from, the
# gateway's with nginx, PostgreSQL's, and that of its backups.
#
#   roots.sh <folder>
set -euo pipefail
roots=$1/roots
mirror=http://deb.debian.org/debian
mkdir -p "$roots"

install() { # root, packages …
  local root=$1
  shift
  mount -t proc proc "$root/proc"
  # The package lists of an archived release have expired, so their dates are not checked.
  chroot "$root" apt-get -qq -o Acquire::Check-Valid-Until=false update
  DEBIAN_FRONTEND=noninteractive chroot "$root" apt-get -qq install -y --no-install-recommends "$@"
  umount "$root/proc"
  rm -rf "$root"/var/cache/apt/archives/*.deb "$root"/var/lib/apt/lists/*
}

# A root file system gets its name when it is complete.
part=$roots/part
umount "$part/proc" 2>/dev/null || true
rm -rf "$part"
if [ ! -d "$roots/base" ]; then
  debootstrap --variant=minbase --include=libatomic1,ca-certificates trixie "$part" $mirror
  rm -rf "$part"/var/cache/apt/archives/*.deb "$part"/var/lib/apt/lists/*
  mv "$part" "$roots/base"
fi
if [ ! -d "$roots/gateway" ]; then
  cp -a "$roots/base" "$part"
  install "$part" nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static
  mv "$part" "$roots/gateway"
fi
if [ ! -d "$roots/sidecar" ]; then
  # Beside PostgreSQL: the programs that write backups to a bucket.
  cp -a "$roots/base" "$part"
  install "$part" barman-cli-cloud python3-boto3
  mv "$part" "$roots/sidecar"
fi
if [ ! -d "$roots/postgres" ]; then
  # Debian has PostgreSQL 18 only since forky. CloudNativePG runs it as user 26.
  debootstrap --variant=minbase forky "$part" $mirror /usr/share/debootstrap/scripts/trixie
  sed -i '/^tape:/d' "$part/etc/group"
  chroot "$part" groupadd --gid 26 postgres
  chroot "$part" useradd --uid 26 --gid 26 --home-dir /var/lib/postgresql --shell /bin/bash postgres
  mkdir -p "$part/etc/postgresql-common"
  echo 'create_main_cluster = false' >"$part/etc/postgresql-common/createcluster.conf"
  install "$part" postgresql-18
  mv "$part" "$roots/postgres"
fi
