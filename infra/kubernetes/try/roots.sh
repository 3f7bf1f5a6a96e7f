#!/bin/bash
# Makes the root file systems of the images from Debian's packages: what every image starts from, the
# gateway's with nginx, and PostgreSQL's.
#
#   roots.sh <folder>
set -euo pipefail
roots=$1/roots
mirror=http://deb.debian.org/debian
mkdir -p "$roots"

install() { # root, packages …
  local root=$1
  shift
  # An archived release says for how long its lists hold.
  chroot "$root" apt-get -qq -o Acquire::Check-Valid-Until=false update
  DEBIAN_FRONTEND=noninteractive chroot "$root" apt-get -qq install -y --no-install-recommends "$@"
  rm -rf "$root"/var/cache/apt/archives/*.deb "$root"/var/lib/apt/lists/*
}

if [ ! -d "$roots/base" ]; then
  debootstrap --variant=minbase --include=libatomic1,ca-certificates trixie "$roots/base" $mirror
  rm -rf "$roots"/base/var/cache/apt/archives/*.deb "$roots"/base/var/lib/apt/lists/*
fi
if [ ! -d "$roots/gateway" ]; then
  cp -a "$roots/base" "$roots/gateway"
  install "$roots/gateway" nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static
fi
if [ ! -d "$roots/postgres" ]; then
  # Debian has PostgreSQL 18 since forky. CloudNativePG runs it as user 26.
  debootstrap --variant=minbase forky "$roots/postgres" $mirror /usr/share/debootstrap/scripts/trixie
  sed -i '/^tape:/d' "$roots/postgres/etc/group"
  echo postgres:x:26: >>"$roots/postgres/etc/group"
  echo postgres:x:26:26::/var/lib/postgresql:/bin/bash >>"$roots/postgres/etc/passwd"
  mkdir -p "$roots/postgres/etc/postgresql-common"
  echo 'create_main_cluster = false' >"$roots/postgres/etc/postgresql-common/createcluster.conf"
  install "$roots/postgres" postgresql-18
fi
