#!/bin/bash
# Runs the whole trial: programs, images, cluster, an overlay, and the checks. Existing results are reused.
# It needs root and, from Debian, containerd, runc, etcd-server, containernetworking-plugins, ipset,
# nftables, iptables and debootstrap; and Go. The project must have been built (`npm run build`).
#
#   infra/kubernetes/try/try.sh [single-node|production] [words of one check]
#   TRY_DIR: where everything is kept; KEEP=1 leaves the cluster running
set -euo pipefail
overlay=${1:-single-node}
here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../../.." && pwd)
export TRY_DIR=${TRY_DIR:-/var/tmp/town-cluster} TRY_CLUSTER_SCRIPT=$here/cluster.sh
# Images are traced with the pinned Node that runs them. Only its own folder is added to PATH, because the
# project has another program named `nft` than the network's.
PATH=$(dirname "$(readlink -f "$project/node_modules/.bin/node")"):$PATH
export PATH
main=$project/infra/kubernetes/dist/try/main.js
try() { node "$main" "$@"; }
in_cluster() { "$here/cluster.sh" run "$@"; }
k() { in_cluster kubectl "$@"; }

for program in containerd runc etcd ipset nft iptables debootstrap go openssl; do
  command -v $program >/dev/null || { echo "Cannot be tried: $program is missing."; exit 2; }
done
[ "$(id -u)" = 0 ] || { echo "Cannot be tried: this needs root."; exit 2; }
"$here/programs.sh" "$TRY_DIR"
"$here/roots.sh" "$TRY_DIR"
# Its last line is the path.
CHROMIUM_PATH=$(try browser | tail -1)
export CHROMIUM_PATH
[ -e "$TRY_DIR/other-images.tar" ] || try other-images
# REUSE_IMAGES=1 reuses the site's images of an earlier trial.
[ -n "${REUSE_IMAGES:-}" ] && [ -e "$TRY_DIR/town-images.tar" ] || try town-images

"$here/cluster.sh" down
"$here/cluster.sh" up
trap '[ -n "${KEEP:-}" ] || "$here/cluster.sh" down' EXIT
"$here/load-images.sh" "$TRY_DIR" "$TRY_DIR/other-images.tar" "$TRY_DIR/town-images.tar"
"$here/volumes.sh" "$TRY_DIR" | k apply -f - >/dev/null
k apply -f "$here/coredns.yaml" >/dev/null
k apply --server-side -f "$TRY_DIR/operator.yaml" >/dev/null
if [ "$overlay" = production ]; then
  # Otherwise no standby is promoted when the primary is lost together with the operator's machine.
  k -n cnpg-system patch deployment cnpg-controller-manager --patch-file "$here/../examples/two-operators.yaml" >/dev/null
fi
k -n cnpg-system rollout status deployment --timeout=120s
k apply --server-side -f "$TRY_DIR/definitions.yaml" >/dev/null

folder=$(try configure "$overlay")
secret() { # namespace, name, certificate
  k -n "$1" create secret tls "$2" --cert="$TRY_DIR/state/$3.crt" --key="$TRY_DIR/state/$3.key"
}
k create namespace town-guide
entrance=kube-system
if [ "$overlay" = production ]; then
  secret cnpg-system barman-cloud-server-tls barman-cloud
  secret cnpg-system barman-cloud-client-tls barman-cloud
  k apply --server-side -f "$TRY_DIR/plugin.yaml" >/dev/null
  k -n cnpg-system rollout status deployment/barman-cloud --timeout=120s
  k -n cnpg-system patch deployment barman-cloud --patch-file "$here/../examples/two-backup-plugins.yaml" >/dev/null
  "$here/cluster.sh" bucket-up
  "$here/cluster.sh" metrics-up
  k apply -f "$here/metrics.yaml" >/dev/null
  k apply -f "$here/external-secrets.yaml" >/dev/null
  k kustomize "$folder" | try secret-store | k apply -f - >/dev/null
  in_cluster node "$main" publish
  entrance=gateway-system
  k create namespace $entrance
  secret $entrance gateway-tls town.example
  k apply -f "$here/gateway.yaml" >/dev/null
else
  secret town-guide gateway-tls town.example
fi
sed "s/namespace: kube-system/namespace: $entrance/" "$here/traefik.yaml" | k apply -f - >/dev/null
k rollout status deployment/traefik -n $entrance --timeout=120s
# As docs/operations/kubernetes.md says.
k apply --server-side --force-conflicts -k "$folder" >/dev/null
k -n town-guide wait --for=condition=Available deployment/gateway --timeout=600s
in_cluster node "$main" check "$overlay" "${2:-}"
