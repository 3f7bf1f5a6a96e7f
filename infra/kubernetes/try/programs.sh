#!/bin/bash
# Compiles the cluster's programs from the Go module proxy: it needs neither a container registry nor
# GitHub. The first run takes a quarter of an hour on two processors.
#
#   programs.sh <folder>
set -euo pipefail
folder=$1
here=$(cd "$(dirname "$0")" && pwd)
# kube-router's newest release on the proxy.
kubernetes=1.34.4 router=v2.1.0 operator=1.27.1 nats=v2.12.1 dns=v1.13.1 bucket=v1.8.0 metrics=v0.8.0
# The newest releases of these that are complete on the proxy.
plugin=v0.14.0 secrets=v0.16.2 traefik=v3.7.13
export CGO_ENABLED=0 GOFLAGS=-buildvcs=false
mkdir -p "$folder/bin"

module() { # name, required modules …: an empty module that only names versions
  mkdir -p "$folder/src/$1"
  cd "$folder/src/$1"
  printf 'module try.invalid/%s\n\ngo 1.25.0\n\n' "$1" >go.mod
  shift
  printf 'require %s\n' "$@" >>go.mod
  # Kubernetes' own libraries have the release of Kubernetes, and its module names them by folder.
  curl -fsS "https://proxy.golang.org/k8s.io/kubernetes/@v/v$kubernetes.mod" |
    sed -nE "s/^\s+(k8s.io\/\S+) => \.\/staging.*/replace \1 => \1 v0.${kubernetes#1.}/p" >>go.mod
}

build() { # package, program, values of variables
  [ -e "$folder/bin/$2" ] || nice go build -trimpath -ldflags "-s -w ${3:-}" -o "$folder/bin/$2" "$1"
}

import_all() { # packages …: so that `go mod tidy` keeps what they need
  printf '//go:build tools\n\npackage tools\n\n' >tools.go
  printf 'import _ "%s"\n' "$@" >>tools.go
  go mod tidy
}

module kubernetes "k8s.io/kubernetes v$kubernetes"
names=(kubectl kube-apiserver kubelet kube-controller-manager kube-scheduler kube-proxy)
import_all "${names[@]/#/k8s.io/kubernetes/cmd/}"
version=k8s.io/component-base/version
for name in "${names[@]}"; do
  build k8s.io/kubernetes/cmd/$name $name "-X $version.gitVersion=v$kubernetes -X $version.gitMajor=1 \
    -X $version.gitMinor=34 -X k8s.io/client-go/pkg/version.gitVersion=v$kubernetes"
done

module addons "github.com/cloudnative-pg/cloudnative-pg v$operator" \
  "github.com/cloudnativelabs/kube-router/v2 $router" "github.com/coredns/coredns $dns"
mkdir -p coredns
cp "$here/programs/coredns/main.go" coredns/
import_all github.com/cloudnative-pg/cloudnative-pg/cmd/manager \
  github.com/cloudnativelabs/kube-router/v2/cmd/kube-router
build github.com/cloudnativelabs/kube-router/v2/cmd/kube-router kube-router
build ./coredns coredns
build github.com/cloudnative-pg/cloudnative-pg/cmd/manager manager
# The operator's own manifest is in its module. Its image cannot be pulled again.
sed 's/imagePullPolicy: Always/imagePullPolicy: IfNotPresent/' \
  "$(go list -m -f '{{.Dir}}' github.com/cloudnative-pg/cloudnative-pg)/releases/cnpg-$operator.yaml" \
  >"$folder/operator.yaml"

module nats "github.com/nats-io/nats-server/v2 $nats"
import_all github.com/nats-io/nats-server/v2
build github.com/nats-io/nats-server/v2 nats-server

module bucket "github.com/versity/versitygw $bucket"
import_all github.com/versity/versitygw/cmd/versitygw
build github.com/versity/versitygw/cmd/versitygw versitygw

module metrics "sigs.k8s.io/metrics-server $metrics"
import_all sigs.k8s.io/metrics-server/cmd/metrics-server
build sigs.k8s.io/metrics-server/cmd/metrics-server metrics-server

source_of() { # module: the folder of its files
  go mod download -json "$1" | sed -nE 's/^\s*"Dir": "(.*)",?$/\1/p'
}

# The plugin that writes backups to a bucket, and its manifest without cert-manager's objects.
cd "$(source_of github.com/cloudnative-pg/plugin-barman-cloud@$plugin)"
build ./cmd/manager barman-plugin
sed '/^apiVersion: cert-manager.io/,$d' manifest.yaml >"$folder/plugin.yaml"

# External Secrets, with only the one store that needs no network.
if [ ! -e "$folder/bin/external-secrets" ]; then
  mkdir -p "$folder/src/secrets"
  cp -r --no-preserve=mode "$(source_of github.com/external-secrets/external-secrets@$secrets)"/. "$folder/src/secrets"
  cd "$folder/src/secrets"
  sed -i '/pkg\/\(provider\|generator\)\//{/fake/!d}' pkg/provider/register/register.go pkg/generator/register/register.go
  build . external-secrets
fi

# Traefik without the DNS providers of its ACME client, because the proxy lacks some of them, and with the
# last release of a fork.
if [ ! -e "$folder/bin/traefik" ]; then
  mkdir -p "$folder/src/traefik"
  cp -r --no-preserve=mode "$(source_of github.com/traefik/traefik/v3@$traefik)"/. "$folder/src/traefik"
  cd "$folder/src/traefik"
  sed -i '/providers\/dns"/d; s/provider, err = dns.New.*/err = errors.New("left out")/' pkg/provider/acme/provider.go
  mkdir -p pkg/config/dynamic/ext
  printf 'module github.com/traefik/traefik/dynamic/ext\n\ngo 1.26.0\n' >pkg/config/dynamic/ext/go.mod
  printf 'package ext\n\ntype HTTP struct{}\n\ntype Router struct{}\n' >pkg/config/dynamic/ext/ext.go
  fork=github.com/containous/go-http-auth@v0.4.1-0.20200324110947-a37a7636d23e
  go mod edit -replace "github.com/abbot/go-http-auth=$fork"
  GOFLAGS="$GOFLAGS -mod=mod" build ./cmd/traefik traefik
fi

# The descriptions of the objects that Traefik and External Secrets know.
crds=()
for module in sigs.k8s.io/gateway-api@v1.6.1:config/crd/standard \
  github.com/external-secrets/external-secrets@$secrets:config/crds/bases; do
  crds+=("$(source_of "${module%%:*}")/${module#*:}")
done
find "${crds[@]}" -name '*.yaml' ! -name kustomization.yaml -exec sh -c 'cat "$1"; echo "---"' _ {} \; \
  >"$folder/definitions.yaml"
