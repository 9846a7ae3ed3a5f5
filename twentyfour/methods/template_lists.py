"""The lists of a course in Scala as published, N for a card; one misprint is corrected."""


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
"""Templates that are said to be equivalent; the last of each row replaces the first."""
