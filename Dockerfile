# One image for all parts: which of them run in a container is a matter of its environment (docker-compose.yml).
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node packages/launch/build-image.mjs

FROM node:20-bookworm-slim
WORKDIR /app
# Fewer arenas: threads that scale pictures otherwise keep a good hundred megabytes that nobody uses.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_FOLDER=/data MALLOC_ARENA_MAX=2
COPY --from=build --chown=node /app /app
RUN mkdir /data && chown node /data
USER node
EXPOSE 8080
# As `npm start` does: docs/operations.md says what it saves.
CMD ["node", "--max-semi-space-size=4", "packages/launch/dist/serve.js"]
