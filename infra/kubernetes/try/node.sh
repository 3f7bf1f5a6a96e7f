#!/bin/bash
# The first process of a node: `cluster.sh` starts it in the node's namespaces. The node has its own copies
# of the folders that programs expect at fixed places.
set -euo pipefail
n=$1 root=$2
here=$(cd "$(dirname "$0")" && pwd)
bin=$root/bin state=$root/state node=$root/state/n$1
export PATH=$bin:$PATH KUBECONFIG=$state/admin.conf
mount --make-rshared /
hostname "n$n"
for folder in /var/lib/kubelet /var/lib/containerd /var/lib/cni /var/log/pods /var/log/containers /etc/cni/net.d; do
  mkdir -p "$folder" "$node$folder"
  mount --bind "$node$folder" "$folder"
done
mount -t tmpfs -o mode=755 tmpfs /run

cat >/etc/cni/net.d/10-try.conflist <<CNI
{ "cniVersion": "1.0.0", "name": "try", "plugins": [
  { "type": "ptp", "ipMasq": false,
    "ipam": { "type": "host-local", "ranges": [[{ "subnet": "10.42.$n.0/24" }]], "routes": [{ "dst": "0.0.0.0/0" }] } },
  { "type": "portmap", "capabilities": { "portMappings": true } }
] }
CNI
sed "s|NODE|$node|" "$here/containerd.toml" >"$node/containerd.toml"
# Restarts a program that ends, as a service manager would.
keep() { # log, command …
  local log=$1
  shift
  while :; do
    "$@" >>"$log" 2>&1 || true
    sleep 1
  done
}
containerd --config "$node/containerd.toml" >>"$node/containerd.log" 2>&1 &
until ctr -a "$node/containerd.sock" version >/dev/null 2>&1; do sleep 0.2; done
sed "s|FOLDER|$node|; s/NODE/n$n/" "$here/kubelet.yaml" >"$node/kubelet.yaml"
keep "$node/kubelet.log" kubelet --config="$node/kubelet.yaml" --kubeconfig="$KUBECONFIG" --hostname-override="n$n" \
  --node-ip="10.89.0.1$n" --v=1 &
keep "$node/kube-proxy.log" kube-proxy --kubeconfig="$KUBECONFIG" --hostname-override="n$n" --proxy-mode=nftables \
  --conntrack-max-per-core=0 --conntrack-min=0 --conntrack-tcp-timeout-established=0 \
  --conntrack-tcp-timeout-close-wait=0 --bind-address="10.89.0.1$n" --cluster-cidr=10.42.0.0/16 &
keep "$node/kube-router.log" kube-router --kubeconfig="$KUBECONFIG" --hostname-override="n$n" --run-router=false \
  --run-service-proxy=false --run-firewall=true --service-cluster-ip-range=10.96.0.0/16 &
wait
