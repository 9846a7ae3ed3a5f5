"""The lists of seed 000 as they were published, each N a card; one misprint in a row is mended."""


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


TEMPLATES = _words("""
    (N-(N+N))*N (N-(N-N))*N (N*N+N)*N (N*N+N)/N (N*N-N)*N (N*N-N)/N (N/N+N)*N (N/N-N)*N
    (N+N)*(N+N) (N+N)*(N-N) (N+N)*N*N (N+N)*N/N (N+N)*N+N (N+N)*N-N (N+N)/(N/N) (N+N)/N*N
    (N+N)/N+N (N+N*N)*N (N+N*N)/N (N+N/N)*N (N+N+N)*N (N+N+N)/N (N+N-N)*N (N-N)*(N+N)
    (N-N)*(N-N) (N-N)*N*N (N-N)*N/N (N-N)*N+N (N-N)*N-N (N-N)/(N/N) (N-N)/N*N (N-N*N)*N
    (N-N/N)*N (N-N+N)*N (N-N-N)*N N-(N-N)*N N-(N-N)+N N-(N-N-N) N*(N-(N+N)) N*(N-(N-N))
    N*(N*N+N) N*(N*N-N) N*(N/N+N) N*(N/N-N) N*(N+N)*N N*(N+N)/N N*(N+N)+N N*(N+N)-N N*(N+N*N)
    N*(N+N/N) N*(N+N+N) N*(N+N-N) N*(N-N)*N N*(N-N)/N N*(N-N)+N N*(N-N)-N N*(N-N*N) N*(N-N/N)
    N*(N-N+N) N*(N-N-N) N*N-(N+N) N*N-(N-N) N*N*(N+N) N*N*(N-N) N*N*N*N N*N*N/N N*N*N+N N*N*N-N
    N*N/(N*N) N*N/(N/N) N*N/(N+N) N*N/(N-N) N*N/N*N N*N/N/N N*N/N+N N*N/N-N N*N+N*N N*N+N/N
    N*N+N+N N*N+N-N N*N-N*N N*N-N/N N*N-N+N N*N-N-N N/((N+N)/N) N/((N-N)/N) N/(N*N)*N N/(N*N/N)
    N/(N/(N+N)) N/(N/(N-N)) N/(N/N)*N N/(N/N)/N N/(N/N*N) N/(N/N/N) N/(N/N-N) N/(N+N)*N
    N/(N-N)*N N/(N-N/N) N/N*(N+N) N/N*(N-N) N/N*N*N N/N*N/N N/N*N+N N/N*N-N N/N/(N/N) N/N/N*N
    N/N+N*N N/N+N+N N+(N+N)*N N+(N+N)/N N+(N-N)*N N+N-(N-N) N+N*(N+N) N+N*(N-N) N+N*N*N N+N*N/N
    N+N*N+N N+N*N-N N+N/(N/N) N+N/N*N N+N/N+N N+N+N*N N+N+N/N N+N+N+N N+N+N-N N+N-N+N N+N-N-N
    N-N*(N-N) N-N+N*N N-N+N+N
""")
"""All 130 templates."""

PUBLISHED = _words("""
    N*N-N+N (N-N)*N*N N*N+N*N (N+N)*N*N N*N*N*N (N+N*N)*N (N*N-N)*N N*N+N+N (N/N-N)*N
    (N-(N-N))*N N-(N-N-N) N+N-(N-N) N*(N/N-N) (N-N*N)*N N*(N-N)+N N+N+N/N (N-N)*(N-N) N+N*N/N
    N*N/(N-N) (N+N)*(N+N) (N-N)*N/N N+(N+N)/N N*N/(N+N) (N+N)*N/N (N*N+N)*N (N*N-N)/N (N/N+N)*N
    N*N/N/N N+N+N-N N-(N-N)+N N/(N-N/N) N+(N-N)*N (N+N+N)*N N+N*N-N N*N-N/N (N+N)*N-N
    (N+N)*(N-N) (N-N/N)*N N*(N+N)+N N*N+N/N N*N/N-N (N+N/N)*N N*N*N/N (N+N*N)/N N+N*N+N
    N-(N-N)*N (N-(N+N))*N N*N-N-N N+N/N+N (N-N)*N-N (N+N)/N+N N*N+N-N N/N+N+N N*N*N-N (N*N+N)/N
    N+N+N*N N*(N-N)/N N/N*N+N N+N*N*N N+N+N+N N*N/(N*N) N+(N+N)*N (N-N)*N+N (N+N+N)/N (N+N)*N+N
    N*N*N+N N*N-(N-N) N*N-(N+N) (N-N-N)*N N*N/N+N (N+N-N)*N N/(N/N-N) N*N-N*N
""")
"""The 73 templates that are said to be left when those that others express are taken away."""

EQUIVALENCES = _words("""
    N+N-N+N=N+N+N-N N+N-(N-N)=N+N-N+N=N+N+N-N N+N*(N+N)=(N+N)*N+N N+N*(N-N)=N+(N-N)*N
    N+N/N*N=N+N*N/N (N+N)/N*N=(N+N)*N/N N+N/(N/N)=N+N/N*N=N+N*N/N
    (N+N)/(N/N)=(N+N)/N*N=(N+N)*N/N N-N+N+N=N+N+N-N N-N+N*N=N+N*N-N (N-N+N)*N=(N+N-N)*N
    (N-(N+N))*N=(N-N-N)*N N-(N-N)+N=N-N+N+N=N+N+N-N N+N-N-N=N-N+N+N=N+N+N-N
    N-(N-N-N)=N-N+N+N=N+N+N-N N-(N-N)*N=N+(N-N)*N (N-(N-N))*N=(N-N+N)*N=(N+N-N)*N
    (N-N)*N+N=N+(N-N)*N (N-N)*(N+N)=(N+N)*(N-N) N-N*(N-N)=N+N*(N-N)=N+(N-N)*N
    (N-N)/N*N=(N-N)*N/N (N-N)/(N/N)=(N-N)/N*N=(N-N)*N/N N*N+N+N=N+N+N*N N*(N+N)+N=N+(N+N)*N
    N*(N+N+N)=(N+N+N)*N N*N+N-N=N-N+N*N N*(N+N)-N=(N+N)*N-N N*(N+N-N)=(N+N-N)*N
    N*(N+N)*N=(N+N)*N*N (N*N+N)*N=(N+N*N)*N N*(N+N*N)=(N+N*N)*N N*(N+N)/N=(N+N)*N/N
    (N*N+N)/N=(N+N*N)/N N*(N+N/N)=(N+N/N)*N N*N-N+N=N-N+N*N N*(N-N)+N=N+(N-N)*N
    N*(N-N+N)=(N+N-N)*N N*N-(N+N)=N*N-N-N N*(N-(N+N))=N*(N-N-N)=(N-N-N)*N N*(N-N)-N=(N-N)*N-N
    N*(N-N-N)=(N-N-N)*N N*N-(N-N)=N*N-N+N=N-N+N*N N*(N-(N-N))=N*(N-N+N)=(N+N-N)*N
    N*(N-N)*N=(N-N)*N*N N*(N-N*N)=(N-N*N)*N N*(N-N)/N=(N-N)*N/N N*(N-N/N)=(N-N/N)*N
    N*N*N+N=N+N*N*N N*N*(N+N)=(N+N)*N*N N*(N*N+N)=(N+N*N)*N N*N*(N-N)=(N-N)*N*N
    N*(N*N-N)=(N*N-N)*N N*N/N+N=N+N*N/N N*(N/N+N)=(N+N/N)*N N*N/N*N=N*N*N/N N*N/(N*N)=N*N/N/N
    N*N/(N/N)=N*N/N*N=N*N*N/N N/N+N+N=N+N+N/N N/N+N*N=N*N+N/N N/(N+N)*N=N*N/(N+N)
    (N/N+N)*N=(N+N/N)*N N/((N+N)/N)=N/(N+N)*N=N*N/(N+N) N/(N-N)*N=N*N/(N-N)
    N/((N-N)/N)=N/(N-N)*N=N*N/(N-N) N/N*N+N=N+N*N/N N/N*(N+N)=(N+N)*N/N N/N*N-N=N*N/N-N
    N/N*(N-N)=N*(N-N)/N N/N*N*N=N*N*N/N N/(N*N)*N=N/N/N*N=N*N/N/N N/N*N/N=N*N/N/N
    N/(N*N/N)=N/N/N*N=N*N/N/N N/(N/(N+N))=N/N*(N+N)=(N+N)*N/N N/(N/(N-N))=N/N*(N-N)=(N-N)*N/N
    N/N/N*N=N*N/N/N N/(N/N)*N=N/N*N*N=N*N*N/N N/(N/N*N)=N/N*N/N=N*N/N/N
    N/N/(N/N)=N/N/N*N=N*N/N/N N/(N/N)/N=N/N*N/N=N*N/N/N N/(N/N/N)=N/N*N/N=N*N/N/N
""")
"""Templates that are said to be the same; the first of each row is expressed by the last."""
