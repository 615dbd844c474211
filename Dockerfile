# The site in an image of its own: `docker build -t ensemble .`
# Building stage: everything that builds the site, and the archive that `npm run package` writes.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run package -- /package \
	&& mv /package/ensemble-*/ /ensemble

# What runs: Debian without anything added, the archive with its own Node, an account without rights.
FROM debian:bookworm-slim
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin ensemble \
	&& install -d -o ensemble -g ensemble -m 700 /data /backups
COPY --from=build /ensemble /opt/ensemble
USER ensemble
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Alive, not ready: a new container would begin without the pages that are cached.
# The shell asks, not a second Node: that would take memory, and seconds on a machine with much to do.
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s \
	CMD ["timeout", "8", "bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT; printf 'GET /healthz HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3; read -ra status <&3; [ \"${status[1]}\" = 200 ]"]
ENTRYPOINT ["/opt/ensemble/bin/ensemble"]
CMD ["start"]
