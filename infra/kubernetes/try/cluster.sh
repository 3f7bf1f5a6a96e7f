#!/bin/bash
# Starts and ends a Kubernetes cluster of three nodes on this machine, for `try`. Each node is a
# network namespace with process, mount and host-name namespaces of its own: cutting its link and ending
# its first process, which ends everything in it, is a power cut. The control plane has a network
# namespace too, so nothing here listens on the machine's own addresses. It needs root and changes four
# kernel settings, which `down` restores.
#
#   cluster.sh up | down | bucket-up | metrics-up | node-up <1..3> | node-down <1..3> | run <command …>
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=${TRY_DIR:-/var/tmp/town-cluster}
bin=$root/bin
state=$root/state
lan=clu-lan
api=10.89.0.1
export KUBECONFIG=$state/admin.conf
settings=(vm.overcommit_memory kernel.panic kernel.panic_on_oops fs.inotify.max_user_instances)

in_lan() { nsenter --net=/run/netns/$lan -- "$@"; }

certificate() { # name, subject, names of the server
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj "$2" \
    -keyout "$state/$1.key" -out "$state/$1.csr" 2>/dev/null
  openssl x509 -req -in "$state/$1.csr" -CA "$state/ca.crt" -CAkey "$state/ca.key" -CAcreateserial \
    -days 2 -out "$state/$1.crt" -extfile <(echo "subjectAltName=${3:-DNS:$1}") 2>/dev/null
}

make_certificates() {
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 \
    -subj /CN=try-ca -keyout "$state/ca.key" -out "$state/ca.crt" 2>/dev/null
  openssl genrsa -out "$state/accounts.key" 2048 2>/dev/null
  certificate apiserver /CN=kube-apiserver \
    "IP:$api,IP:10.96.0.1,DNS:kubernetes,DNS:kubernetes.default,DNS:kubernetes.default.svc"
  certificate admin /O=system:masters/CN=admin
  certificate aggregator /CN=aggregator
  # Replaces cert-manager: certificates for the site and for the backup plugin, which is self-signed.
  certificate town.example /CN=town.example
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=barman-cloud \
    -addext subjectAltName=DNS:barman-cloud -keyout "$state/barman-cloud.key" -out "$state/barman-cloud.crt" 2>/dev/null
  "$bin/kubectl" config set-cluster try --server="https://$api:6443" --embed-certs \
    --certificate-authority="$state/ca.crt" >/dev/null
  "$bin/kubectl" config set-credentials admin --embed-certs \
    --client-certificate="$state/admin.crt" --client-key="$state/admin.key" >/dev/null
  "$bin/kubectl" config set-context try --cluster=try --user=admin >/dev/null
  "$bin/kubectl" config use-context try >/dev/null
}

start() { # name, command …: in the background, in the control plane's network
  local name=$1
  shift
  nsenter --net=/run/netns/$lan -- setsid "$@" >>"$state/$name.log" 2>&1 </dev/null &
  echo $! >"$state/$name.pid"
}

start_control_plane() {
  start etcd etcd --data-dir "$state/etcd" --unsafe-no-fsync \
    --listen-client-urls http://127.0.0.1:2379 --advertise-client-urls http://127.0.0.1:2379 \
    --listen-peer-urls http://127.0.0.1:2380 --initial-advertise-peer-urls http://127.0.0.1:2380 \
    --initial-cluster default=http://127.0.0.1:2380 --log-level warn
  # Webhooks and metrics are called at the pods' addresses, because no service proxy runs here.
  start apiserver "$bin/kube-apiserver" --etcd-servers=http://127.0.0.1:2379 \
    --bind-address=$api --advertise-address=$api --secure-port=6443 \
    --service-cluster-ip-range=10.96.0.0/16 --allow-privileged --kubelet-preferred-address-types=InternalIP \
    --authorization-mode=RBAC --enable-aggregator-routing \
    --client-ca-file="$state/ca.crt" \
    --tls-cert-file="$state/apiserver.crt" --tls-private-key-file="$state/apiserver.key" \
    --kubelet-client-certificate="$state/admin.crt" --kubelet-client-key="$state/admin.key" \
    --service-account-issuer=https://kubernetes.default.svc \
    --service-account-key-file="$state/accounts.key" \
    --service-account-signing-key-file="$state/accounts.key" \
    --requestheader-client-ca-file="$state/ca.crt" --requestheader-allowed-names=aggregator \
    --requestheader-username-headers=X-Remote-User --requestheader-group-headers=X-Remote-Group \
    --requestheader-extra-headers-prefix=X-Remote-Extra- \
    --proxy-client-cert-file="$state/aggregator.crt" --proxy-client-key-file="$state/aggregator.key"
  until "$0" run "$bin/kubectl" get --raw /readyz >/dev/null 2>&1; do
    kill -0 "$(cat "$state/apiserver.pid")" || { tail -3 "$state/apiserver.log"; exit 1; }
    sleep 1
  done
  # A lost node is noticed after 20 seconds and its pods are evicted 10 later, not after the usual five
  # minutes.
  start controllers "$bin/kube-controller-manager" --kubeconfig="$KUBECONFIG" \
    --use-service-account-credentials --root-ca-file="$state/ca.crt" \
    --service-account-private-key-file="$state/accounts.key" --leader-elect=false \
    --cluster-signing-cert-file="$state/ca.crt" --cluster-signing-key-file="$state/ca.key" \
    --service-cluster-ip-range=10.96.0.0/16 \
    --node-monitor-grace-period=20s --bind-address=127.0.0.1
  start scheduler "$bin/kube-scheduler" --kubeconfig="$KUBECONFIG" --leader-elect=false \
    --bind-address=127.0.0.1
}

make_network() {
  ip netns add $lan
  in_lan ip link set lo up
  in_lan ip link add lan type bridge
  in_lan ip addr add $api/24 dev lan
  in_lan ip link set lan up
  for n in 1 2 3; do
    ip netns add clu-n$n
    ip link add n$n netns $lan type veth peer name eth0 netns clu-n$n
    in_lan ip link set n$n master lan up
    in_lan ip route add 10.42.$n.0/24 via 10.89.0.1$n
  done
  for n in 1 2 3; do
    local inside=(nsenter --net=/run/netns/clu-n$n --)
    "${inside[@]}" ip link set lo up
    "${inside[@]}" ip addr add 10.89.0.1$n/24 dev eth0
    "${inside[@]}" ip link set eth0 up
    "${inside[@]}" ip route add default via $api
    "${inside[@]}" sysctl -qw net.ipv4.ip_forward=1
    for other in 1 2 3; do
      [ $other = $n ] || "${inside[@]}" ip route add 10.42.$other.0/24 via 10.89.0.1$other
    done
  done
}

node_up() {
  local n=$1 group
  for group in /sys/fs/cgroup/*/; do
    [ "$group" = /sys/fs/cgroup/unified/ ] && continue
    mkdir -p "${group}clu/n$n"
    for file in cpuset.cpus cpuset.mems; do
      [ -e "$group$file" ] || continue
      cat "$group$file" >"${group}clu/$file"
      cat "${group}clu/$file" >"${group}clu/n$n/$file"
    done
  done
  mkdir -p "$state/n$n"
  in_lan ip link set "n$n" up
  nsenter --net=/run/netns/clu-n$n -- setsid unshare --mount --uts --ipc --pid --fork --kill-child \
    --mount-proc "$here/node.sh" "$n" "$root" >"$state/n$n/node.log" 2>&1 </dev/null &
  echo $! >"$state/n$n/pid"
  until [ -S "$state/n$n/containerd.sock" ] && ctr -a "$state/n$n/containerd.sock" version >/dev/null 2>&1; do sleep 0.3; done
}

node_down() {
  local pid
  pid=$(cat "$state/n$1/pid")
  # Before its processes end, because the kernel would close their connections; a power cut does not.
  in_lan ip link set "n$1" down
  # Killing the first process of the node ends all others.
  kill -9 "$pid"
  while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
  rm -f "$state/n$1/containerd.sock"
}

# The S3 server outside the cluster.
bucket_up() {
  in_lan ip addr add 10.89.0.2/24 dev lan
  mkdir -p "$state"/buckets/town-guide-{slices,pictures,backup}
  start bucket "$bin/versitygw" --port 10.89.0.2:443 --access trial --secret trial-secret-key \
    posix "$state/buckets"
  until in_lan curl -s -o /dev/null http://10.89.0.2:443/; do sleep 0.3; done
}

# metrics-server, for the autoscalers. `metrics.yaml` names its address.
metrics_up() {
  in_lan ip addr add 10.89.0.3/24 dev lan
  start metrics "$bin/metrics-server" --kubeconfig="$KUBECONFIG" --authentication-kubeconfig="$KUBECONFIG" \
    --authorization-kubeconfig="$KUBECONFIG" --bind-address=10.89.0.3 --secure-port=4443 \
    --cert-dir="$state/metrics" --kubelet-insecure-tls --kubelet-preferred-address-types=InternalIP \
    --metric-resolution=15s
}

up() {
  mkdir -p "$state"
  sysctl "${settings[@]}" | tr -d ' ' >"$state/settings"
  sysctl -qw fs.inotify.max_user_instances=8192
  make_certificates
  make_network
  start_control_plane
  for n in 1 2 3; do node_up $n; done
}

down() {
  local n group
  for n in 1 2 3; do [ -e "$state/n$n/pid" ] && node_down $n || true; done
  for name in metrics bucket scheduler controllers apiserver etcd; do
    [ -e "$state/$name.pid" ] && kill -9 "$(cat "$state/$name.pid")" 2>/dev/null || true
  done
  for n in n1 n2 n3 lan; do ip netns del clu-$n 2>/dev/null || true; done
  for group in /sys/fs/cgroup/*/clu; do
    [ -d "$group" ] && find "$group" -depth -type d -exec rmdir {} \; || true
  done
  [ -e "$state/settings" ] && sysctl -qp "$state/settings"
  # Containers' folders may stay mounted until the kernel has ended the node.
  until rm -rf "$state" 2>/dev/null; do sleep 0.3; done
}

case ${1:-} in
  up | down) "$1" ;;
  bucket-up) bucket_up ;;
  metrics-up) metrics_up ;;
  node-up) node_up "$2" ;;
  node-down) node_down "$2" ;;
  run) shift; PATH=$bin:$PATH NODE_EXTRA_CA_CERTS=$state/ca.crt in_lan "$@" ;;
  *) sed -n '8p' "$0"; exit 1 ;;
esac
